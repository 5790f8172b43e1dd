import type { Repetition } from '@bronhouder/domain/agenda/item.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';

type Repeated = Exclude<Repetition, { type: 'none' }>;

const workdays = weekdays.slice(0, 5);
/** The fifth means the last (specification point 9). */
const counted = (ordinal: number): number => (ordinal === 5 ? -1 : ordinal);

const relative = ({ ordinal, on, month }: Extract<Repeated, { type: 'relative' }>): string[] => [
  month === null ? 'FREQ=MONTHLY' : 'FREQ=YEARLY',
  ...(month === null ? [] : [`BYMONTH=${month}`]),
  // Of several days the position in the month has to be said beside them.
  ...(on === 'workday' ? [`BYDAY=${workdays.join(',')}`, `BYSETPOS=${counted(ordinal)}`] : [`BYDAY=${counted(ordinal)}${on}`]),
];

const pattern = (repetition: Repeated): string[] => {
  switch (repetition.type) {
    case 'daily':
      return ['FREQ=DAILY'];
    case 'weekly':
      return weekly(repetition.weekdays);
    case 'monthly':
      return ['FREQ=MONTHLY', `BYMONTHDAY=${repetition.day}`];
    case 'yearly':
      return ['FREQ=YEARLY', `BYMONTH=${repetition.month}`, `BYMONTHDAY=${repetition.day}`];
    case 'relative':
      return relative(repetition);
  }
};

const weekly = (days: readonly Weekday[]): string[] => ['FREQ=WEEKLY', `BYDAY=${weekdays.filter((day) => days.includes(day)).join(',')}`];

/** `20261129T183000Z` */
const utc = (instant: Instant): string => instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const written = (parts: string[], interval: number, last: Instant): string =>
  // Weeks start on Monday (decisions, 5): every second week counts from there.
  [...parts, ...(interval > 1 ? [`INTERVAL=${interval}`] : []), 'WKST=MO', `UNTIL=${utc(last)}`].join(';');

/**
 * A repetition as an RRULE (RFC 5545, 3.3.10) that ends with the time that begins at `last`. A day that a month lacks is skipped by both.
 * It begins with its first time: an interval counts from there, which lies a whole number of intervals after the start.
 */
export const ruleOf = (repetition: Repeated, last: Instant): string => written(pattern(repetition), repetition.interval, last);

/** Every week on these days. */
export const everyWeekOn = (days: readonly Weekday[], last: Instant): string => written(weekly(days), 1, last);
