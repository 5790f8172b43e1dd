import { parseDate, todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { problem } from '@bronhouder/domain/fields/rule.ts';
import { type StandIn, standInProblems } from '@bronhouder/domain/people/stand-in.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Colleague } from './colleague-select.tsx';
import type { Profile } from './use-profile.ts';

/** A stand-in as it stands in the form; the days as typed. */
export type StandInInput = { person: Colleague | null; from: string; till: string };

const nobody: StandInInput = { person: null, from: '', till: '' };

export const savedStandIn = ({ standIn }: Profile): StandInInput => standIn ?? nobody;

export const differs = (one: StandInInput, other: StandInInput): boolean =>
  one.person?.key !== other.person?.key || one.from !== other.from || one.till !== other.till;

/** What would be saved; null while something is missing or no date. */
export const standInOf = ({ person, from, till }: StandInInput): StandIn | null => {
  const [first, last] = [parseDate(from), parseDate(till)];
  return person && first && last ? { person: person.key, from: first, till: last } : null;
};

const missing = ({ person, from, till }: StandInInput): Problem[] => [
  ...(person ? [] : [problem('required', 'person')]),
  ...[['from', from] as const, ['till', till] as const].flatMap(([field, typed]) => {
    if (typed.trim() === '') return [problem('required', field)];
    return parseDate(typed) ? [] : [problem('date', field)];
  }),
];

/** Everything that is wrong with it: what lacks, or by the rules of the domain. Whether it is a colleague is for the server to say. */
export const problemsOf = (input: StandInInput, self: string, zone: string, now: string): Problem[] => {
  const standIn = standInOf(input);
  return standIn ? standInProblems(standIn, { self, colleague: true, today: todayIn(zone, now) }) : missing(input);
};
