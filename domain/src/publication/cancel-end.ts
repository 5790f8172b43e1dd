import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { nextEnd } from './timeline.ts';

/**
 * Cancels the first planned end that readers would meet (point 4): publication goes on. Where a planned version takes over before
 * that end, both ends are one to the editor, and both go.
 * Refuses: end.none.
 */
export const cancelEnd = (facts: Facts, at: At): Outcome<Decision> =>
  decide('cancelEnd', facts, at, (settled) => {
    const { publishedTill, plannedFrom } = settled;
    const running = publishedTill !== null && publishedTill > at.now;
    const beforePlan = running && plannedFrom !== null && publishedTill < plannedFrom;
    return done({
      facts: { ...(running ? { publishedTill: null } : {}), ...(beforePlan ? {} : { plannedTill: null }) },
      values: { till: nextEnd(settled, at.now) ?? '' },
    });
  });
