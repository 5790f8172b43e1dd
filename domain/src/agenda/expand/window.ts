import { dayNumber, type DayNumber } from '../days.ts';
import type { Day, Occurrence, Time, Wall } from '../item.ts';

/** Days, both included. */
export type Window = { from: Day; till: Day };

/** Whether a time touches a window. What ends at midnight does not touch the day that begins then. */
export const touches = (start: Wall, end: Wall, { from, till }: Window): boolean => {
  const begin = `${from}T00:00`;
  return start < `${till}T24` && (end > begin || start >= begin);
};

/** The days of a window as numbers. */
export const numbersOf = ({ from, till }: Window): { first: DayNumber; last: DayNumber } => ({
  first: dayNumber(from),
  last: dayNumber(till),
});

const clock = /^\d{2}:\d{2}$/;

/** What is not a time (yet) is not expanded. */
export const isTime = (time: Time): boolean => clock.test(time);

/** By start; of two that start together the one that ends first. */
export const byStart = (a: Occurrence, b: Occurrence): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : a.end < b.end ? -1 : a.end > b.end ? 1 : 0;
