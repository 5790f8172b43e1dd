import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';

/** Switches a record on again. Republishes nothing (point 4). Refuses: save.archived, activate.already. */
export const activate = (facts: Facts, at: At): Outcome<Decision> =>
  decide('activate', facts, at, () => done({ facts: { deactivatedAt: null } }));
