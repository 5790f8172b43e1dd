import { done, type Outcome } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import { type Facts, newFacts } from './facts.ts';

/**
 * Takes a record out of the archive as a concept: what was published or planned before is history and stands in the audit log.
 * A record that was deactivated before it was archived still is.
 * Refuses: restore.not-archived.
 */
export const restore = (facts: Facts, at: At): Outcome<Decision> =>
  decide('restore', facts, at, ({ workflow, online, working, deactivatedAt }) =>
    done({ facts: { ...newFacts({ workflow, online }), working, deactivatedAt } }),
  );
