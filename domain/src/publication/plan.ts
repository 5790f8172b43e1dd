import type { Instant } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type Checked, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { planGone, standingEnd } from './stretches.ts';
import { stretchOfNow } from './timeline.ts';

export type Plan = { from: Instant; till?: Instant | null /** Confirmed: an existing plan may be replaced. */; replace?: boolean };

/** An end that was planned for what is published holds for the planned version as well, unless the plan has its own. */
const endOf = (facts: Facts, { from, till }: Plan, now: Instant): Instant | null => {
  const standing = standingEnd(facts, now);
  return till ?? (standing !== null && standing > from ? standing : null);
};

const isOutThen = (facts: Facts, from: Instant, now: Instant): boolean => {
  const stretch = stretchOfNow(facts, now);
  return stretch !== null && stretch.revision === facts.working && (facts.publishedTill === null || facts.publishedTill > from);
};

/**
 * Plans the publication of the newest revision from a moment, optionally until another (point 4). The plan pins that revision: what
 * is saved later does not go out with it. The planner is remembered, to be told.
 * Refuses: publish.archived, publish.deactivated, plan.workflow-off, publish.nothing-new, publish.in-the-past,
 * publish.till-before-from, publish.plan-exists (until confirmed by `replace`), publish.problems.
 */
export const plan = (facts: Facts, wanted: Plan, at: Checked): Outcome<Decision> =>
  decide('plan', facts, at, (settled) => {
    const { from, till, replace = false } = wanted;
    if (from <= at.now) return refused('publish.in-the-past', { from }, [{ field: 'from', code: 'date-future' }]);
    if (till && till <= from) return refused('publish.till-before-from', { from, till }, [{ field: 'till', code: 'date-order' }]);
    if (isOutThen(settled, from, at.now)) return refused('publish.nothing-new');
    if (at.problems.length > 0) return refused('publish.problems', { count: at.problems.length }, [...at.problems]);
    if (settled.plannedFrom !== null && !replace) return refused('publish.plan-exists', { from: settled.plannedFrom });
    const end = endOf(settled, wanted, at.now);
    return done({
      facts: { plannedRevision: settled.working, plannedFrom: from, plannedTill: end, plannedBy: at.by, withdrawnAt: null, state: 'ready' },
      values: { from, ...(end ? { till: end } : {}), ...planGone(settled) },
    });
  });
