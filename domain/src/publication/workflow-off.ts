import type { Outcome, Reason } from '../outcome.ts';
import { done, refusedFor } from '../outcome.ts';
import { reasonsAgainst } from './acts.ts';
import { type Checked, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { settle } from './moments.ts';
import { planGone, withoutPlan } from './stretches.ts';

export type WorkflowOffAt = Checked & { /** Products of the organisation with unpublished changes. */ productChanges: number };

/**
 * All reasons at once why the workflow cannot be turned off (point 4): published, unpublished changes, online with problems, products
 * with unpublished changes, and planned publications as long as their cancelling is not confirmed.
 */
export const workflowOffReasons = (facts: Facts, { cancelPlans }: { cancelPlans: boolean }, at: WorkflowOffAt): Reason[] => {
  const settled = settle(facts, at.now).facts;
  const reasons: Reason[] = reasonsAgainst('workflowOff', settled, at.now).map((code) => ({ code, values: {} }));
  if (settled.online && at.problems.length > 0)
    reasons.push({ code: 'settings.workflow-online-problems', values: { count: at.problems.length } });
  if (at.productChanges > 0) reasons.push({ code: 'settings.workflow-product-changes', values: { count: at.productChanges } });
  if (settled.plannedFrom !== null && !cancelPlans)
    reasons.push({ code: 'settings.workflow-plans', values: { from: settled.plannedFrom } });
  return reasons;
};

/**
 * Turns the workflow off and withdraws a plan, once confirmed by `cancelPlans`. Publishes nothing by itself: a record that is ready
 * "will be published" at its next save.
 * Refuses with the first of `workflowOffReasons`, the others beside it.
 */
export const workflowOff = (facts: Facts, input: { cancelPlans: boolean }, at: WorkflowOffAt): Outcome<Decision> => {
  const [first, ...also] = workflowOffReasons(facts, input, at);
  if (first) return refusedFor(first, also, at.problems);
  return decide('workflowOff', facts, at, (settled) =>
    done({
      facts: { ...withoutPlan, workflow: false, withdrawnAt: settled.plannedFrom === null ? settled.withdrawnAt : at.now },
      values: planGone(settled),
    }),
  );
};
