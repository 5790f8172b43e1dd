import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';

/** Days that are worth a mark in a calendar: not those on which nobody is free. */
export const marked = (holidays: readonly Holiday[]): Holiday[] => holidays.filter(({ kind }) => kind !== 'observance');

/** Holidays by their day, for calendars: the most public one of a day. */
export const byDay = (holidays: readonly Holiday[]): Map<string, Holiday> => {
  const days = new Map<string, Holiday>();
  for (const holiday of marked(holidays)) if (days.get(holiday.day)?.kind !== 'public') days.set(holiday.day, holiday);
  return days;
};

/** The vacation that a day is in. */
export const vacationOn = (vacations: readonly Vacation[], day: string): Vacation | undefined =>
  vacations.find(({ from, till }) => from <= day && day <= till);
