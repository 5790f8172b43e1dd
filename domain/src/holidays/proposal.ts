import { addDays } from '../agenda/days.ts';
import type { Day, Time } from '../agenda/item.ts';
import type { OpeningException, OpeningHours, Slot } from '../fields/value.ts';
import { endingAt, exceptionOn, usualHours } from './day-hours.ts';

/** What is proposed for a holiday everywhere. `asBefore`: as at the same holiday a year earlier, where that says something, else closed. */
export type Rule = { kind: 'asBefore' } | { kind: 'closed' } | { kind: 'until'; time: Time };

/** A holiday, or some days of somebody's own, for which hours are proposed. */
export type Chosen = {
  from: Day;
  till: Day;
  name: string;
  rule: Rule;
  /** Only from this time on. */
  starts: Time | null;
  /** The same holiday a year earlier. */
  before: Day | null;
};

/**
 * What is proposed for somebody's hours. `standing`: something is said of these days already, and it stays. `shut`: it is never open then.
 * `outside`: the hours do not hold on these days.
 */
export type Proposal = {
  state: 'proposed' | 'standing' | 'shut' | 'outside';
  /** The hours of the first day as the week has them. */
  usual: Slot[];
  standing: OpeningException | null;
  slots: Slot[];
  /** These are the hours of a year earlier. */
  asBefore: boolean;
};

/** Opening hours that hold from one day to another; null: always. */
export type Target = { hours: OpeningHours; from: Day | null; till: Day | null };

const daysOf = ({ from, till }: { from: Day; till: Day }): Day[] => {
  const days: Day[] = [];
  for (let day = from; day <= till && days.length < 366; day = addDays(day, 1)) days.push(day);
  return days;
};

const slotsBy = (hours: OpeningHours, { rule, from, till, starts, before }: Chosen): { slots: Slot[]; asBefore: boolean } => {
  const earlier = before && exceptionOn(hours, before);
  const single = from === till;
  if (rule.kind === 'asBefore' && earlier && single) return { slots: earlier.slots, asBefore: true };
  if (rule.kind === 'asBefore' && starts && single) return { slots: endingAt(usualHours(hours, from), starts), asBefore: false };
  if (rule.kind === 'until' && single) return { slots: endingAt(usualHours(hours, from), rule.time), asBefore: false };
  return { slots: [], asBefore: false };
};

/** What is proposed for opening hours at a holiday: never anything for days of which something is said already. */
export const proposalFor = ({ hours, from, till }: Target, chosen: Chosen): Proposal => {
  const days = daysOf(chosen).filter((day) => (!from || from <= day) && (!till || day <= till));
  const [first] = days;
  const usual = first ? usualHours(hours, first) : [];
  const standing = first ? exceptionOn(hours, first) : null;
  const by = slotsBy(hours, chosen);
  const all = (state: Proposal['state']): Proposal => ({ state, usual, standing, ...by });
  if (!first) return all('outside');
  if (days.every((day) => exceptionOn(hours, day))) return all('standing');
  if (by.slots.length === 0 && days.every((day) => exceptionOn(hours, day) || usualHours(hours, day).length === 0)) return all('shut');
  return all('proposed');
};
