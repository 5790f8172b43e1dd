import type { Instant } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type Checked, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { outNow, planGone, standingEnd } from './stretches.ts';

/**
 * Publishes the newest revision now, with an optional end. An end that was planned before stays unless a new one is given; a plan is
 * overtaken and withdrawn, for it would bring back an older or the same version.
 * Refuses: publish.archived, publish.deactivated, publish.nothing-new, publish.till-before-from, publish.problems (with all of them).
 */
export const publish = (facts: Facts, { till }: { till?: Instant | null }, at: Checked): Outcome<Decision> =>
  decide('publish', facts, at, (settled) => {
    if (at.problems.length > 0) return refused('publish.problems', { count: at.problems.length }, [...at.problems]);
    if (till && till <= at.now) return refused('publish.till-before-from', { till, from: at.now });
    const end = till ?? standingEnd(settled, at.now);
    return done({
      facts: { ...outNow(settled.working, at.now, end), state: 'ready' },
      values: { ...(end ? { till: end } : {}), ...planGone(settled) },
    });
  });
