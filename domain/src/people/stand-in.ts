import { todayIn } from '../fields/calendar-date.ts';
import { problem } from '../fields/rule.ts';
import type { Instant, Key } from '../instant.ts';
import type { Problem } from '../problem.ts';

/**
 * Somebody who receives the tasks and mails of another between two days, both included, in the tenant's zone. It never gives a right:
 * otherwise everybody could hand out rights.
 */
export type StandIn = { person: Key; from: string; till: string };

/** Whether it holds on this day, has yet to begin, or is over. */
export type StandInPhase = 'coming' | 'now' | 'over';

export const standInPhase = ({ from, till }: Pick<StandIn, 'from' | 'till'>, today: string): StandInPhase => {
  if (today < from) return 'coming';
  return today > till ? 'over' : 'now';
};

/** Who stands in at this moment; null: nobody. */
export const standInAt = (now: Instant, zone: string, standIn: StandIn | null): Key | null =>
  standIn && standInPhase(standIn, todayIn(zone, now)) === 'now' ? standIn.person : null;

/** At most a year: the same day a year later. A day that year lacks becomes the first of March. */
const yearAfter = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
};

/** `self`: whose tasks and mails it is about. `colleague`: whether the stand-in is somebody who can be chosen, with an account in use. */
export type StandInCheck = { self: Key; colleague: boolean; today: string };

/**
 * What is wrong with a stand-in, by field (`person`, `from`, `till`): not oneself, somebody who can be chosen, an end not before the
 * beginning, not in the past, at most a year later.
 */
export const standInProblems = ({ person, from, till }: StandIn, { self, colleague, today }: StandInCheck): Problem[] => {
  const problems: Problem[] = [];
  if (person === self) problems.push(problem('person-self', 'person'));
  else if (!colleague) problems.push(problem('person-unknown', 'person'));
  if (till < from) problems.push(problem('date-order', 'till'));
  else if (till < today) problems.push(problem('date-minimum', 'till', { minimum: today }));
  else if (till > yearAfter(from)) problems.push(problem('date-maximum', 'till', { maximum: yearAfter(from) }));
  return problems;
};
