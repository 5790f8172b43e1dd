import { weekdays } from '../../fields/opening-hours.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import { daysInMonth } from '../days.ts';
import type { Repetition } from '../item.ts';
import { lacking, type TimingCheck } from './part.ts';

const wholeFrom1 = (number: number, till: number): boolean => Number.isInteger(number) && number >= 1 && number <= till;

/** A leap year, so that 29 February exists: in other years it is skipped. */
const longest = (month: number): number => daysInMonth(2024, month);

const monthProblems = (month: number, path: string, check: TimingCheck): Problem[] =>
  wholeFrom1(month, 12) ? [] : lacking('month-required', `${path}.month`, check);

const dayProblems = (day: number, month: number | null, path: string): Problem[] => {
  if (!wholeFrom1(day, 31)) return [problem('day-of-month', `${path}.day`)];
  return month !== null && wholeFrom1(month, 12) && day > longest(month) ? [problem('day-in-month', `${path}.day`)] : [];
};

/** What is wrong with how often it comes back, until when apart. */
export const patternProblems = (repetition: Repetition, path: string, check: TimingCheck): Problem[] => {
  if (repetition.type === 'none') return [];
  const interval = wholeFrom1(repetition.interval, Number.MAX_SAFE_INTEGER) ? [] : [problem('interval', `${path}.interval`)];
  switch (repetition.type) {
    case 'daily':
      return interval;
    case 'weekly':
      return [...interval, ...(repetition.weekdays.length > 0 ? [] : lacking('weekdays-required', `${path}.weekdays`, check))];
    case 'monthly':
      return [...interval, ...dayProblems(repetition.day, null, path)];
    case 'yearly':
      return [...interval, ...dayProblems(repetition.day, repetition.month, path), ...monthProblems(repetition.month, path, check)];
    case 'relative': {
      const { ordinal, on, month } = repetition;
      return [
        ...interval,
        ...(wholeFrom1(ordinal, 5) ? [] : lacking('week-of-month-required', `${path}.ordinal`, check)),
        ...(on === 'workday' || weekdays.includes(on) ? [] : lacking('weekday-required', `${path}.on`, check)),
        ...(month === null ? [] : monthProblems(month, path, check)),
      ];
    }
  }
};
