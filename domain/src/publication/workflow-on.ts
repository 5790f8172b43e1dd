import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';

/** From now on publishing is an act of its own. What is published stays published. Refuses: save.archived, settings.already. */
export const workflowOn = (facts: Facts, at: At): Outcome<Decision> =>
  decide('workflowOn', facts, at, () => done({ facts: { workflow: true } }));
