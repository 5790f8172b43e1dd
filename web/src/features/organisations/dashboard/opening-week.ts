import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import type { OpeningHours, Slot } from '@bronhouder/domain/fields/value.ts';
import { Temporal } from 'temporal-polyfill';

/** One day of a week: when it is open, and why it differs from other weeks. */
export type OpeningDay = { date: string; weekday: Weekday; slots: Slot[]; exception: boolean; reason: string | null; today: boolean };

const weekdays: Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const exceptionOn = (hours: OpeningHours, date: string) =>
  hours.exceptions.find(({ from, till }) => from <= date && date <= (till ?? from));

const openingDay = (hours: OpeningHours, day: Temporal.PlainDate, today: Temporal.PlainDate): OpeningDay => {
  const date = day.toString();
  const weekday = weekdays[day.dayOfWeek - 1] ?? 'MO';
  const exception = exceptionOn(hours, date);
  return {
    date,
    weekday,
    slots: exception ? exception.slots : (hours.week[weekday] ?? []),
    exception: exception !== undefined,
    reason: exception?.reason || null,
    today: day.equals(today),
  };
};

/** The week around a day, from Monday: opening hours with their exceptions. `today` is a date in the tenant's time zone. */
export const openingWeek = (hours: OpeningHours, today: string): OpeningDay[] => {
  const day = Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return weekdays.map((_, index) => openingDay(hours, monday.add({ days: index }), day));
};

/** Minutes since midnight of a wall-clock time `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hours a week's drawing has to show: whole hours around all slots, at least six of them. Null: nothing is open. */
export const hoursShown = (days: OpeningDay[]): { from: number; till: number } | null => {
  const slots = days.flatMap((day) => day.slots);
  if (slots.length === 0) return null;
  const from = Math.floor(Math.min(...slots.map((slot) => minutesOf(slot.from))) / 60);
  const till = Math.ceil(Math.max(...slots.map((slot) => minutesOf(slot.till))) / 60);
  return { from: Math.min(from, 18), till: Math.max(till, Math.min(from, 18) + 6) };
};
