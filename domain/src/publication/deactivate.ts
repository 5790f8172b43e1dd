import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { nothingFrom, planGone } from './stretches.ts';

/**
 * Switches a record off: it leaves publication, and a plan is withdrawn (point 4). Its products, supplements and agenda items
 * follow in the same transaction; that is the caller's.
 * Refuses: save.archived, deactivate.already.
 */
export const deactivate = (facts: Facts, at: At): Outcome<Decision> =>
  decide('deactivate', facts, at, (settled) =>
    done({ facts: { ...nothingFrom(settled, at.now), deactivatedAt: at.now }, values: planGone(settled) }),
  );
