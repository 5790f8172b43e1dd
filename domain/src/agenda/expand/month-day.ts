import type { Weekday } from '../../fields/definition.ts';
import { weekdays } from '../../fields/opening-hours.ts';
import { daysInMonth, numberOf, weekdayIndex, type DayNumber } from '../days.ts';
import type { Ordinal } from '../item.ts';

/** A day of a month; nothing for a month that lacks it: it is skipped (decisions, 5). */
export const dayInMonth = (year: number, month: number, day: number): DayNumber | undefined =>
  day >= 1 && day <= daysInMonth(year, month) ? numberOf(year, month, day) : undefined;

const isWorkday = (number: DayNumber): boolean => weekdayIndex(number) < 5;

const fits = (number: DayNumber, on: Weekday | 'workday'): boolean =>
  on === 'workday' ? isWorkday(number) : weekdays[weekdayIndex(number)] === on;

/** The first to fourth or last (5) weekday or workday of a month. Every month has each of them. */
export const ordinalInMonth = (year: number, month: number, ordinal: Ordinal, on: Weekday | 'workday'): DayNumber | undefined => {
  const first = numberOf(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
  const step = ordinal === 5 ? -1 : 1;
  let left = ordinal === 5 ? 1 : ordinal;
  for (let day = ordinal === 5 ? last : first; day >= first && day <= last; day += step) {
    if (fits(day, on) && --left === 0) return day;
  }
  return undefined;
};
