import type { Day, Span } from '@bronhouder/domain/agenda/item.ts';
import { daysBetween, plusDays } from '../days.ts';
import { dayOf, minutesOf, type Timed } from '../layout/pieces.ts';

/** What is dragged comes down on quarters of an hour. */
const quarter = 15;
const wholeDay = 24 * 60;

/** A minute of the day as `HH:mm`. */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When something takes place, in the parts in which it is typed and sent. */
export const spanOf = ({ start, end }: Timed): Span => ({
  startDate: dayOf(start),
  startTime: start.slice(11, 16),
  endDate: dayOf(end),
  endTime: end.slice(11, 16),
});

/** Something as long as it is, beginning at another day and minute of it. */
export const spanFrom = (of: Timed, day: Day, minute: number): Span => {
  const long = daysBetween(dayOf(of.start), dayOf(of.end)) * wholeDay + minutesOf(of.end) - minutesOf(of.start);
  const end = minute + long;
  return {
    startDate: day,
    startTime: clock(minute),
    endDate: plusDays(day, Math.floor(end / wholeDay)),
    endTime: clock(end % wholeDay),
  };
};

/** Where a day stands on the screen, and which minutes of it; without minutes the time stays what it is. */
export type Target = { day: Day; top: number; height: number; from?: number; till?: number };

/** Where something comes down that is let go at the height `y` of a day; `held`: how far below its beginning it was taken, in minutes. */
export const droppedAt = (of: Timed, { day, top, height, from, till }: Target, y: number, held: number): Span => {
  if (from === undefined || till === undefined) return spanFrom(of, day, minutesOf(of.start));
  const minute = from + ((y - top) / height) * (till - from) - held;
  const snapped = Math.round(minute / quarter) * quarter;
  return spanFrom(of, day, Math.max(0, Math.min(wholeDay - quarter, snapped)));
};

export const sameSpan = (one: Span, other: Span): boolean =>
  one.startDate === other.startDate && one.startTime === other.startTime && one.endDate === other.endDate && one.endTime === other.endTime;

/** A span as a start and an end again. */
export const timedOf = ({ startDate, startTime, endDate, endTime }: Span): Timed => ({
  start: `${startDate}T${startTime}`,
  end: `${endDate}T${endTime}`,
});
