import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';

/** Hides a record from readers; plans and ends run on underneath, so that putting it online shows what is due then. */
export const takeOffline = (facts: Facts, at: At): Outcome<Decision> =>
  decide('takeOffline', facts, at, () => done({ facts: { online: false } }));
