import { dayNumber, dayOf as dayNamed, weekdayOf } from '@bronhouder/domain/agenda/days.ts';
import type { Change, Day, Span, Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { dayOf } from './moment.ts';

/** From when to when on one day, by the clock. */
export type Clock = readonly [startTime: string, endTime: string];

/** The first day from so many days from now on that is one of these weekdays. */
export const firstOn = (now: Instant, from: number, weekdays: readonly Weekday[]): Day => {
  const start = dayNumber(dayOf(now, from));
  const fits = (number: number): boolean => weekdays.includes(weekdayOf(number));
  return dayNamed([0, 1, 2, 3, 4, 5, 6].map((turn) => start + turn).find(fits) ?? start);
};

/** So many days after a day. */
export const after = (day: Day, days: number): Day => dayNamed(dayNumber(day) + days);

export const spanOn = (day: Day, [startTime, endTime]: Clock): Span => ({ startDate: day, startTime, endDate: day, endTime });

/** What comes back every so many weeks, from one day to another, counted from now. */
export const weekly = (
  now: Instant,
  [from, till]: readonly [number, number],
  weekdays: Weekday[],
  clock: Clock,
  { interval = 1, changes = [] }: { interval?: number; changes?: Change[] } = {},
): Timing => {
  const until = { date: dayOf(now, till), time: clock[0] };
  return {
    kind: 'dates',
    span: spanOn(firstOn(now, from, weekdays), clock),
    repetition: { type: 'weekly', interval, weekdays, until },
    changes,
  };
};
