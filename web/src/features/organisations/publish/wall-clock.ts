import type { Instant } from '@bronhouder/domain/instant.ts';
import { Temporal } from 'temporal-polyfill';

/** A date `YYYY-MM-DD` and a time `HH:mm` as they are typed: wall-clock time in the tenant's zone. */
export type WallClock = { date: string; time: string };

/** The moment of a wall-clock time; null while it is no date and time. A time that the clock skips becomes the one an hour later. */
export const instantOf = ({ date, time }: WallClock, zone: string): Instant | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  try {
    const moment = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toZonedDateTime(zone);
    return new Date(moment.epochMilliseconds).toISOString();
  } catch {
    return null;
  }
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
  return instant !== null && wallClockOf(instant, zone).time !== typed.time;
};
