import type { OpeningException, Slot } from '../../fields/value.ts';
import { addDays, dayNumber, weekdayOf } from '../days.ts';
import type { Day, Timing } from '../item.ts';

export type Hours = Extract<Timing, { kind: 'hours' }>;

export const sameSlot = (a: Slot, b: Slot): boolean => a.from === b.from && a.till === b.till;
export const overlaps = (a: Slot, b: Slot): boolean => a.from < b.till && b.from < a.till;
export const inOrder = (slots: Slot[]): Slot[] => [...slots].sort((a, b) => (a.from < b.from ? -1 : 1));

/** The hours that the week has on a day. */
export const weekSlots = ({ hours }: Hours, day: Day): Slot[] => hours.week[weekdayOf(dayNumber(day))] ?? [];

const covers =
  (day: Day) =>
  ({ from, till = from }: OpeningException): boolean =>
    from <= day && day <= till;

const exceptionOn = ({ hours }: Hours, day: Day): OpeningException | undefined => hours.exceptions.find(covers(day));

/** The hours of a day, its exception counted. */
export const slotsOn = (timing: Hours, day: Day): Slot[] => exceptionOn(timing, day)?.slots ?? weekSlots(timing, day);

const ranged = (exception: OpeningException, from: Day, till: Day): OpeningException[] => {
  if (till < from) return [];
  const { till: _till, ...rest } = exception;
  return [{ ...rest, from, ...(till > from ? { till } : {}) }];
};

/** What is left of an exception on either side of a day. */
const around = (exception: OpeningException, day: Day): OpeningException[] =>
  covers(day)(exception)
    ? [...ranged(exception, exception.from, addDays(day, -1)), ...ranged(exception, addDays(day, 1), exception.till ?? exception.from)]
    : [exception];

const withExceptions = (timing: Hours, exceptions: OpeningException[]): Hours => ({
  ...timing,
  hours: { ...timing.hours, exceptions: [...exceptions].sort((a, b) => (a.from < b.from ? -1 : 1)) },
});

/** A day as the week has it. */
export const asWeek = (timing: Hours, day: Day): Hours =>
  withExceptions(
    timing,
    timing.hours.exceptions.flatMap((exception) => around(exception, day)),
  );

/** A day with other hours; those of the week are no exception. */
export const withDay = (timing: Hours, day: Day, slots: Slot[], reason: string): Hours => {
  const rest = asWeek(timing, day);
  const week = weekSlots(timing, day);
  const ordered = inOrder(slots);
  const usual = week.length === ordered.length && week.every((slot, index) => sameSlot(slot, ordered[index] ?? { from: '', till: '' }));
  if (usual) return rest;
  const said = reason || exceptionOn(timing, day)?.reason;
  return withExceptions(rest, [...rest.hours.exceptions, { from: day, slots: ordered, ...(said ? { reason: said } : {}) }]);
};

/** The period cut to some days, its exceptions too. */
export const between = (timing: Hours, from: Day, till: Day): Hours => {
  const clipped = timing.hours.exceptions.flatMap((exception) => {
    const [start, end] = [exception.from, exception.till ?? exception.from];
    return ranged(exception, start < from ? from : start, end > till ? till : end);
  });
  return withExceptions({ ...timing, from, till }, clipped);
};
