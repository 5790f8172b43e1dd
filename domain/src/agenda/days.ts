import type { Weekday } from '../fields/definition.ts';
import { weekdays } from '../fields/opening-hours.ts';
import type { Day, Time, Wall } from './item.ts';

/**
 * Days counted from 1 January 1970, in whole numbers: a loop over them meets no clock and no zone. The arithmetic is that of Howard
 * Hinnant's `days_from_civil`, in the Gregorian calendar for all years. What is no day is NaN, with which no loop begins.
 */
export type DayNumber = number;

const written = /^(\d{4})-(\d{2})-(\d{2})$/;

export const numberOf = (year: number, month: number, day: number): DayNumber => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
};

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

export const dayNumber = (day: Day): DayNumber => {
  const [, year, month, date] = (written.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return NaN;
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month) ? numberOf(year, month, date) : NaN;
};

export type Civil = { year: number; month: number; day: number };

export const civilOf = (number: DayNumber): Civil => {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
};

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** `YYYY-MM-DD`. */
export const dayOf = (number: DayNumber): Day => {
  const { year, month, day } = civilOf(number);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
};

/** 0 is Monday. */
export const weekdayIndex = (number: DayNumber): number => (((number + 3) % 7) + 7) % 7;

export const weekdayOf = (number: DayNumber): Weekday => weekdays[weekdayIndex(number)] ?? 'MO';

/** The Monday of a day's week. */
export const mondayOf = (number: DayNumber): DayNumber => number - weekdayIndex(number);

export const addDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

/** From one day to another; negative when the other comes first. */
export const daysBetween = (from: Day, till: Day): number => dayNumber(till) - dayNumber(from);

/** The last year that can be written, so that days sort as text. */
const lastYear = 9999;

/** The same day so many years later; of 29 February the 28th where there is none. */
export const addYears = (day: Day, years: number): Day => {
  const { year, month, day: date } = civilOf(dayNumber(day));
  const later = Math.min(year + years, lastYear);
  return dayOf(numberOf(later, month, Math.min(date, daysInMonth(later, month))));
};

/** A time of a day as a moment on the clock; `24:00` is the midnight with which the next day begins. */
export const wallOf = (day: Day, time: Time): Wall => (time === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${time}`);

export const dayOfWall = (wall: Wall): Day => wall.slice(0, 10);
export const timeOfWall = (wall: Wall): Time => wall.slice(11, 16);
