import { addDays, dayNumber, dayOf, daysBetween } from '../days.ts';
import { patternDays } from '../expand/pattern.ts';
import type { Day, Span } from '../item.ts';
import type { Dates } from './shift.ts';

/** The span of the date that a pattern gives for a day. */
export const spanOn = (span: Span, day: Day): Span => ({
  ...span,
  startDate: day,
  endDate: addDays(day, daysBetween(span.startDate, span.endDate)),
});

/** One that comes only once does not repeat. */
const simplest = (timing: Dates, days: number[]): Dates => {
  const [only] = days;
  return days.length === 1 && only !== undefined
    ? { ...timing, span: spanOn(timing.span, dayOf(only)), repetition: { type: 'none' } }
    : timing;
};

/** What takes place before a day; null: nothing does. */
export const before = (timing: Dates, day: Day): Dates | null => {
  const { span, repetition } = timing;
  if (repetition.type === 'none') return null;
  const days = patternDays(span, repetition, -Infinity, dayNumber(day) - 1);
  if (days.length === 0) return null;
  const changes = timing.changes.filter(({ on }) => on < day);
  return simplest({ ...timing, repetition: { ...repetition, until: { date: addDays(day, -1), time: '23:59' } }, changes }, days);
};

/** What takes place from a date of the pattern on. */
export const since = (timing: Dates, day: Day): Dates => {
  const changes = timing.changes.filter(({ on }) => on >= day);
  const days = patternDays(timing.span, timing.repetition, dayNumber(day), Infinity);
  return simplest({ ...timing, span: spanOn(timing.span, day), changes }, days);
};
