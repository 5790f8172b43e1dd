import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import type { Values } from '../values.ts';
import type { Problem } from '../problem.ts';
import type { Act } from '../publication/acts.ts';
import { inStretch, planAhead, plannedOlder, unpublishedChanges } from '../publication/conditions.ts';
import type { Facts } from '../publication/facts.ts';
import { state } from '../publication/states.ts';
import { nextEnd } from '../publication/timeline.ts';

/** An end within so many days is on the list. */
export const endSoonDays = 14;

export type AskedOf = {
  facts: Facts;
  /** What stands in the way of publishing the newest revision. */
  problems: readonly Problem[];
  /** The editorial note left with the last depublication, while nothing is published. */
  reviewNote: string | null;
};

/** One thing that is asked of the user: where to do it, and the act that answers it (null: only looking or editing). */
export type Asked = { code: AskedCode; values: Values; act: Act | null; target: 'edit' | 'publish' | 'settings' | 'dashboard' };

type Row = { code: string; act: Act | null; target: Asked['target']; values: (of: AskedOf, now: Instant) => Values | null };

const daysLater = (now: Instant, days: number): Instant => new Date(Date.parse(now) + days * 86_400_000).toISOString();
const when =
  (condition: Condition<Facts>, values: (of: AskedOf) => Values = () => ({})) =>
  (of: AskedOf, now: Instant) =>
    holds(condition, of.facts, now) ? values(of) : null;

const unseen: Condition<Facts> = { all: [{ not: inStretch }, { not: planAhead }] };
const complete = (condition: Condition<Facts>) => (of: AskedOf, now: Instant) =>
  of.problems.length === 0 && holds(condition, of.facts, now) ? {} : null;

const endSoon = ({ facts }: AskedOf, now: Instant): Values | null => {
  const end = nextEnd(facts, now);
  return end !== null && end <= daysLater(now, endSoonDays) ? { at: end } : null;
};

/** In order of weight: what is wrong, what was asked by others, what would otherwise go out wrongly, what waits, what will end. */
const table = [
  {
    code: 'deactivated',
    act: 'activate',
    target: 'dashboard',
    values: ({ facts }: AskedOf) => (facts.deactivatedAt === null ? null : { at: facts.deactivatedAt }),
  },
  {
    code: 'reviewNote',
    act: null,
    target: 'edit',
    values: ({ reviewNote }: AskedOf) => (reviewNote === null ? null : { note: reviewNote }),
  },
  {
    code: 'problems',
    act: null,
    target: 'edit',
    values: ({ problems }: AskedOf) => (problems.length === 0 ? null : { count: problems.length }),
  },
  {
    code: 'plannedOlder',
    act: 'plan',
    target: 'publish',
    values: when(plannedOlder, ({ facts }) => ({
      planned: facts.plannedRevision ?? 0,
      newest: facts.working,
      at: facts.plannedFrom ?? '',
    })),
  },
  { code: 'offlineWhilePublished', act: 'putOnline', target: 'settings', values: when({ all: [inStretch, { is: ['online', false] }] }) },
  { code: 'readyToPublish', act: 'publish', target: 'publish', values: complete({ all: [unseen, { is: ['state', 'ready'] }] }) },
  {
    code: 'unpublishedChanges',
    act: 'publish',
    target: 'publish',
    values: when(unpublishedChanges, ({ facts }) => ({ newest: facts.working })),
  },
  { code: 'endSoon', act: 'cancelEnd', target: 'publish', values: endSoon },
  { code: 'conceptToFinish', act: 'saveReady', target: 'edit', values: complete({ all: [unseen, { is: ['state', 'concept'] }] }) },
] as const satisfies Row[];

export type AskedCode = (typeof table)[number]['code'];

/**
 * What is asked of the people of this organisation now, the weightiest first. Nothing of an archived one; of a deactivated one only to
 * activate it. The screen leaves out the button of an act for which the user has no right (`mayAct`).
 */
export const asked = (of: AskedOf, now: Instant): Asked[] => {
  const main = state(of.facts, now);
  if (main === 'archived') return [];
  return table.flatMap((row: Row & { code: AskedCode }): Asked[] => {
    const values = main === 'deactivated' && row.code !== 'deactivated' ? null : row.values(of, now);
    return values === null ? [] : [{ code: row.code, values, act: row.act, target: row.target }];
  });
};
