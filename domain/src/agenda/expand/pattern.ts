import { weekdays } from '../../fields/opening-hours.ts';
import { addYears, civilOf, dayNumber, mondayOf, type DayNumber } from '../days.ts';
import type { Day, Repetition, Span } from '../item.ts';
import { limits } from '../limits.ts';
import { dayInMonth, ordinalInMonth } from './month-day.ts';

type Reach = { first: DayNumber; last: DayNumber };
type Repeated = Exclude<Repetition, { type: 'none' }>;

/** The first step, counted from an origin, that reaches a number. */
const stepTo = (number: number, origin: number, step: number): number => origin + Math.max(0, Math.ceil((number - origin) / step)) * step;

const everyDays = (origin: DayNumber, interval: number, { first, last }: Reach): DayNumber[] => {
  const days: DayNumber[] = [];
  for (let day = stepTo(first, origin, interval); day <= last; day += interval) days.push(day);
  return days;
};

/** Weeks start on Monday, and every second week counts from the week of the start, so that week 53 disturbs nothing. */
const everyWeeks = (origin: DayNumber, interval: number, indexes: number[], { first, last }: Reach): DayNumber[] => {
  const days: DayNumber[] = [];
  for (let monday = stepTo(mondayOf(first), mondayOf(origin), 7 * interval); monday <= last; monday += 7 * interval) {
    for (const index of indexes) if (monday + index >= first && monday + index <= last) days.push(monday + index);
  }
  return days;
};

const monthOf = (number: DayNumber): number => {
  const { year, month } = civilOf(number);
  return year * 12 + month - 1;
};

/** At most one day in every so many months from a month on (year times twelve plus month); a month without it is skipped. */
const everyMonths = (
  origin: number,
  interval: number,
  dayIn: (year: number, month: number) => DayNumber | undefined,
  { first, last }: Reach,
): DayNumber[] => {
  const days: DayNumber[] = [];
  const end = monthOf(last);
  for (let month = stepTo(monthOf(first), origin, interval); month <= end; month += interval) {
    const day = dayIn(Math.floor(month / 12), (month % 12) + 1);
    if (day !== undefined && day >= first && day <= last) days.push(day);
  }
  return days;
};

const repeatedDays = (origin: DayNumber, repetition: Repeated, reach: Reach): DayNumber[] => {
  const { interval } = repetition;
  const yearly = (month: number) => civilOf(origin).year * 12 + month - 1;
  switch (repetition.type) {
    case 'daily':
      return everyDays(origin, interval, reach);
    case 'weekly': {
      const indexes = weekdays.flatMap((weekday, index) => (repetition.weekdays.includes(weekday) ? [index] : []));
      return everyWeeks(origin, interval, indexes, reach);
    }
    case 'monthly':
      return everyMonths(monthOf(origin), interval, (year, month) => dayInMonth(year, month, repetition.day), reach);
    case 'yearly': {
      const { day, month } = repetition;
      return everyMonths(yearly(month), 12 * interval, (year) => dayInMonth(year, month, day), reach);
    }
    case 'relative': {
      const { ordinal, on, month } = repetition;
      const dayIn = (year: number, of: number) => ordinalInMonth(year, of, ordinal, on);
      return month === null
        ? everyMonths(monthOf(origin), interval, dayIn, reach)
        : everyMonths(yearly(month), 12 * interval, dayIn, reach);
    }
  }
};

/** The last day on which one can begin: `until` counts to the minute. What is further away than the limit is not expanded, whatever was typed. */
const lastOf = (span: Span, { until }: Repeated): DayNumber =>
  Math.min(dayNumber(until.date) - (span.startTime > until.time ? 1 : 0), dayNumber(addYears(span.startDate, limits.yearsApart)));

const wholeStep = (interval: number): boolean => Number.isInteger(interval) && interval >= 1;
const realMonth = (month: number | null): boolean => month === null || (Number.isInteger(month) && month >= 1 && month <= 12);

/** The days that a pattern gives between two days, both included, in order. The start counts only if it fits (decisions, 5). */
export const patternDays = (span: Span, repetition: Repetition, from: DayNumber, till: DayNumber): DayNumber[] => {
  const origin = dayNumber(span.startDate);
  if (repetition.type === 'none') return origin >= from && origin <= till ? [origin] : [];
  if (!wholeStep(repetition.interval) || ('month' in repetition && !realMonth(repetition.month))) return [];
  const reach = { first: Math.max(origin, from), last: Math.min(lastOf(span, repetition), till) };
  return reach.first <= reach.last ? repeatedDays(origin, repetition, reach) : [];
};

/** Whether a pattern gives a day. */
export const givesDay = (span: Span, repetition: Repetition, day: Day): boolean => {
  const number = dayNumber(day);
  return patternDays(span, repetition, number, number).length > 0;
};
