import type { Weekday } from './definition.ts';
import { exceptionsProblems, isBlankException, mostExceptions, normaliseExceptions } from './opening-exceptions.ts';
import type { FieldRule } from './rule.ts';
import { isText, listOf, objectOf, optional } from './shape.ts';
import { isBlankSlot, normaliseSlots, slotsProblems } from './slots.ts';
import type { OpeningException, OpeningHours, Slot } from './value.ts';

/** The days of a week, in the order of a week here. */
export const weekdays: Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const slots = listOf(objectOf<Slot>({ from: isText, till: isText }), 48);
const day = optional(slots);

const exception = objectOf<OpeningException>({ from: isText, till: optional(isText), slots, reason: optional(isText) });

/** Slots per weekday and exceptions to them. A day without slots is a day on which it is closed. */
export const openingHours: FieldRule<'openingHours'> = {
  shaped: objectOf<OpeningHours>({
    week: objectOf<OpeningHours['week']>({ MO: day, TU: day, WE: day, TH: day, FR: day, SA: day, SU: day }),
    exceptions: listOf(exception, mostExceptions),
  }),
  empty: ({ week, exceptions }) =>
    weekdays.every((weekday) => (week[weekday] ?? []).every(isBlankSlot)) && exceptions.every(isBlankException),
  normalise: (_field, { week, exceptions }) => ({
    week: Object.fromEntries(
      weekdays.map((weekday) => [weekday, normaliseSlots(week[weekday] ?? [])] as const).filter(([, filled]) => filled.length > 0),
    ),
    exceptions: normaliseExceptions(exceptions),
  }),
  problems: (_field, { week, exceptions }, check) => [
    ...weekdays.flatMap((weekday) => slotsProblems(week[weekday] ?? [], `.week.${weekday}`, check)),
    ...exceptionsProblems(exceptions, check),
  ],
};
