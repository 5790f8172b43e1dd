import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { nothingFrom, planGone } from './stretches.ts';

/** Puts a record away: read-only, out of publication, a plan withdrawn (point 4). Refuses: archive.already. */
export const archive = (facts: Facts, at: At): Outcome<Decision> =>
  decide('archive', facts, at, (settled) =>
    done({ facts: { ...nothingFrom(settled, at.now), archivedAt: at.now }, values: planGone(settled) }),
  );
