import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { reasonToKeep } from './last-holder.ts';
import { notToTake } from './not-to-give.ts';
import { type AssignmentRecord, type Seen, valuesOf } from './record.ts';
import { assignments } from './store.ts';

/**
 * Takes a role away; what it gave is gone from the next request on. One's own may be given up as well. Refuses assignment.rights-not-held
 * for a role that gives more than the caller could hand out there, assignment.last-of-root, and assignment.last-holder until it
 * is confirmed (point 6; decisions 3; docs/decisions/0017).
 */
export const removeAssignment: Verb<AssignmentRecord, Seen & { lastConfirmed: boolean }, object> = {
  records: assignments,
  decide: (it, { lastConfirmed }, { caller }) => {
    const no = notToTake(caller.who.assignments, { role: it.role, subject: it.place, scope: it.scope });
    const kept = no ?? reasonToKeep(it, null, lastConfirmed);
    if (kept) return kept;
    const trace = { act: 'remove', action: 'delete', revision: null, note: null, values: valuesOf(it) } as const;
    return done({ next: it, erased: true, traces: [trace] });
  },
  answer: () => ({}),
};
