import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { planGone, withoutPlan } from './stretches.ts';
import { stretchOfNow } from './timeline.ts';

/**
 * Withdraws a plan before it takes effect (point 4). What is published stays as it is; what was not published is now
 * "publish cancelled".
 * Refuses: plan.none.
 */
export const withdrawPlan = (facts: Facts, at: At): Outcome<Decision> =>
  decide('withdrawPlan', facts, at, (settled) =>
    done({
      facts: { ...withoutPlan, withdrawnAt: stretchOfNow(settled, at.now) === null ? at.now : settled.withdrawnAt },
      revision: settled.plannedRevision ?? settled.working,
      values: planGone(settled),
    }),
  );
