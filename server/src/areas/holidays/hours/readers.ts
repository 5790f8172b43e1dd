import { holds } from '@bronhouder/domain/condition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { mayAct } from '@bronhouder/domain/publication/acts.ts';
import { inStretch, newestIsOut } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';

/** What readers see of a change of an organisation once it is saved. */
export type Readers = 'hidden' | 'atOnce' | 'onPublishing' | 'later';

/** The newest version is what readers see, so that publishing shows nothing else along. */
export const isOut = (facts: Facts, now: Instant): boolean => holds(inStretch, facts, now) && holds(newestIsOut, facts, now);

export const readersOf = (facts: Facts, rights: readonly string[], now: Instant): Readers => {
  if (!holds(inStretch, facts, now)) return 'hidden';
  if (!facts.workflow) return 'atOnce';
  const changed = { ...facts, working: facts.working + 1 };
  return isOut(facts, now) && mayAct('publish', changed, now, rights).may ? 'onPublishing' : 'later';
};
