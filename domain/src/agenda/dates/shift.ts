import { done, type Outcome } from '../../outcome.ts';
import { civilOf, dayNumber, dayOf, daysBetween, numberOf, type DayNumber } from '../days.ts';
import { patternDays } from '../expand/pattern.ts';
import type { Day, Span, Timing } from '../item.ts';
import { keptChanges } from '../kept.ts';
import { shiftRepetition, type Repeated } from './shift-repetition.ts';
import { shiftUntil } from './shift-until.ts';

export type Dates = Extract<Timing, { kind: 'dates' }>;
export type Shifted = { timing: Dates; lost: Day[] };

const ofMonths = ({ type }: Repeated): boolean => type === 'monthly' || type === 'yearly' || type === 'relative';

const monthsOf = (day: DayNumber): number => {
  const { year, month } = civilOf(day);
  return year * 12 + month - 1;
};

/** A day so many months on: the first of that month, for a pattern to find its own day in. */
const monthsOn = (day: DayNumber, months: number): DayNumber => {
  const at = monthsOf(day) + months;
  return numberOf(Math.floor(at / 12), (at % 12) + 1, 1);
};

/** The span on another day: as long as it is. */
const onDay = (span: Span, start: DayNumber): Span => ({
  ...span,
  startDate: dayOf(start),
  endDate: dayOf(start + daysBetween(span.startDate, span.endDate)),
});

/** The first day of a pattern that begins somewhere in a month. */
const firstFrom = (span: Span, repetition: Repeated, start: DayNumber): DayNumber =>
  patternDays(onDay(span, start), repetition, -Infinity, Infinity)[0] ?? start;

/** Where a day of the old pattern comes in the new one. */
const target = (day: DayNumber, { on, to, repetition }: { on: DayNumber; to: DayNumber; repetition: Repeated }): DayNumber =>
  ofMonths(repetition) ? monthsOn(day, monthsOf(to) - monthsOf(on)) : day + to - on;

/**
 * The whole pattern moves so that the date of `on` is `span` (weekday, day, ordinal and until go along). Exceptions survive where the
 * date still exists; that date itself follows the pattern. Refuses agenda.workdays and agenda.weeks.
 */
export const shifted = (timing: Dates, on: Day, span: Span): Outcome<Shifted> => {
  if (timing.repetition.type === 'none') return done({ timing: { ...timing, span, changes: [] }, lost: [] });
  const before = patternDays(timing.span, timing.repetition, -Infinity, Infinity);
  const [from, to] = [dayNumber(on), dayNumber(span.startDate)];
  const repetition = shiftRepetition(timing.repetition, from, to);
  if (!repetition.ok) return repetition;
  const way = { on: from, to, repetition: repetition.value };
  const open = { ...repetition.value, until: { date: '9999-12-31', time: '23:59' } };
  const first = target(before[0] ?? from, way);
  const start = before[0] === from ? to : ofMonths(open) ? firstFrom(span, open, first) : first;
  const moved = onDay(span, start);
  const wanted: Dates = {
    kind: 'dates',
    span: moved,
    repetition: shiftUntil({
      repetition: repetition.value,
      startTime: timing.span.startTime,
      days: to - from,
      last: target(before.at(-1) ?? from, way),
      span: moved,
    }),
    changes: timing.changes.filter((change) => change.on !== on),
  };
  const kept = keptChanges(wanted, wanted);
  return done({ timing: { ...wanted, changes: wanted.changes.filter(({ on: day }) => !kept.lost.includes(day)) }, lost: kept.lost });
};
