import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';
import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import type { Day } from './plan.ts';
import type { OwnDays } from './search.ts';

/** So far ahead is looked, from today. */
export const windowFrom = (today: string) => ({ from: today, till: addDays(today, 365) });

/** The days of a year before the window belong to the same holidays: what was done then is proposed again. */
export const withYearBefore = ({ from, till }: { from: string; till: string }) => ({ from: addDays(from, -366), till });

/** The vacations of a window, what lies before or after it cut off: no hours are changed there. */
export const vacationsIn = (vacations: readonly Vacation[], { from, till }: { from: string; till: string }): Vacation[] =>
  vacations
    .map((one) => ({ ...one, from: one.from < from ? from : one.from, till: one.till > till ? till : one.till }))
    .filter((one) => one.from <= one.till);

/** What is proposed for a day until somebody says otherwise. */
export const asBefore: Rule = { kind: 'asBefore' };

/** The same holiday the last time that it was. */
const earlierOf = (holiday: Holiday, holidays: readonly Holiday[]): string | null =>
  holidays.filter(({ name, day }) => name.nl === holiday.name.nl && day < holiday.day).at(-1)?.day ?? null;

export const ownId = ({ from, till, name }: OwnDays): string => `${from} ${till} ${name}`;

/** The days that are chosen, in order, each with what is proposed for it. The reason that readers see is in the language of the register. */
export const chosenDays = (
  holidays: readonly Holiday[],
  days: readonly string[],
  own: readonly OwnDays[],
  rules: Record<string, Rule>,
): Day[] => {
  const kept = holidays
    .filter(({ day }) => days.includes(day))
    .map((holiday) => ({
      id: holiday.day,
      from: holiday.day,
      till: holiday.day,
      name: holiday.name.nl,
      starts: holiday.from,
      before: earlierOf(holiday, holidays),
      rule: rules[holiday.day] ?? asBefore,
    }));
  const others = own.map((it) => ({ ...it, id: ownId(it), starts: null, before: null, rule: rules[ownId(it)] ?? asBefore }));
  return [...kept, ...others].toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
};
