import type { Instant } from '@bronhouder/domain/instant.ts';
import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { parseTime } from '@bronhouder/domain/fields/slots.ts';
import { Temporal } from 'temporal-polyfill';

/** A date and a time as they are typed, or as `YYYY-MM-DD` and `HH:mm`: wall-clock time in the tenant's zone. */
export type WallClock = { date: string; time: string };

/** The moment of a wall-clock time; null while it is no date and time. A time that the clock skips becomes the one an hour later. */
export const instantOf = (typed: WallClock, zone: string): Instant | null => {
  const [date, time] = [parseDate(typed.date), parseTime(typed.time)];
  if (date === undefined || time === undefined) return null;
  return new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds).toISOString();
};

/** The wall-clock time of a moment. */
export const wallClockOf = (instant: Instant, zone: string): WallClock => {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { date: moment.toPlainDate().toString(), time: moment.toPlainTime().toString({ smallestUnit: 'minute' }) };
};

/** A first proposal for a planned moment: the next day at the start of the working day. */
export const tomorrowMorning = (now: Instant, zone: string): WallClock => {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate();
  return { date: today.add({ days: 1 }).toString(), time: '09:00' };
};

/** Whether the clock skips this time, so that something else is planned than was typed. */
export const isSkipped = (typed: WallClock, zone: string): boolean => {
  const instant = instantOf(typed, zone);
  return instant !== null && wallClockOf(instant, zone).time !== parseTime(typed.time);
};
