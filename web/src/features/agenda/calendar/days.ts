import type { Day } from '@bronhouder/domain/agenda/item.ts';

const dayLength = 24 * 3_600_000;
const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const plusDays = (day: Day, days: number): Day => new Date(at(day) + days * dayLength).toISOString().slice(0, 10);

/** How many days later the second one is. */
export const daysBetween = (from: Day, till: Day): number => Math.round((at(till) - at(from)) / dayLength);

/** Monday is 0. */
export const weekday = (day: Day): number => (new Date(at(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: Day): Day => plusDays(day, -weekday(day));

/** The days from the first to the last, both included. */
export const daysFrom = (from: Day, till: Day): Day[] =>
  Array.from({ length: daysBetween(from, till) + 1 }, (_, days) => plusDays(from, days));

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const monthEnd = (day: Day): Day => plusDays(monthStart(plusDays(monthStart(day), 31)), -1);

/** The same day of another month, or its last one where it is shorter. */
export const plusMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = Number(monthEnd(first).slice(8));
  return plusDays(first, Math.min(date, last) - 1);
};

/** The number of the week that the day is in, after ISO 8601: the week of the year's first Thursday is the first. */
export const weekNumber = (day: Day): number => {
  const thursday = plusDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};
