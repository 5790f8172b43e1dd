import { done, type Outcome, refused } from '../outcome.ts';
import { type Checked, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';

/**
 * Puts a record online: what is published (also what fell due while it was offline) is seen by readers again. Not with problems
 * (point 5). Refuses: save.archived, settings.already, settings.online-problems.
 */
export const putOnline = (facts: Facts, at: Checked): Outcome<Decision> =>
  decide('putOnline', facts, at, () =>
    at.problems.length > 0
      ? refused('settings.online-problems', { count: at.problems.length }, [...at.problems])
      : done({ facts: { online: true } }),
  );
