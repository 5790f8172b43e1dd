import { dayNumber, weekdayOf } from '../agenda/days.ts';
import type { Day } from '../agenda/item.ts';
import type { OpeningException, OpeningHours, Slot } from '../fields/value.ts';

/** The hours of a day as the week has them, whatever is different about it. */
export const usualHours = ({ week }: OpeningHours, day: Day): Slot[] => week[weekdayOf(dayNumber(day))] ?? [];

/** What is different about a day. */
export const exceptionOn = ({ exceptions }: OpeningHours, day: Day): OpeningException | null =>
  exceptions.find(({ from, till }) => from <= day && day <= (till ?? from)) ?? null;

/** The hours of a day before a time: those that begin earlier, and the last of them ends then. */
export const endingAt = (slots: readonly Slot[], time: string): Slot[] =>
  slots.filter(({ from }) => from < time).map(({ from, till }) => ({ from, till: till < time ? till : time }));
