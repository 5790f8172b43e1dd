import type { Instant } from '../instant.ts';
import type { Values } from '../values.ts';
import type { Facts } from './facts.ts';
import { type Moment, settle } from './moments.ts';
import { nothingFrom, planGone } from './stretches.ts';
import { stretchOfNow } from './timeline.ts';

/** How a product goes out with its organisation: its new facts, what had passed unrecorded, the revision that ends, and the plan that is gone. */
export type Ending = { facts: Facts; moments: Moment[]; revision: number; values: Values };

/**
 * What becomes of a product when its organisation is deactivated or archived (point 4): what is published ends and what is planned is
 * withdrawn, so that activating or restoring brings nothing back. Null: neither was, and nothing changes.
 */
export const endWithOwner = (facts: Facts, now: Instant): Ending | null => {
  const { facts: settled, moments } = settle(facts, now);
  const stretch = stretchOfNow(settled, now);
  if (stretch === null && settled.plannedFrom === null) return null;
  const revision = stretch?.revision ?? settled.plannedRevision ?? settled.working;
  return { facts: { ...settled, ...nothingFrom(settled, now) }, moments, revision, values: planGone(settled) };
};
