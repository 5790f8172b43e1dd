import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { Verb } from '../../change.ts';
import { reasonToKeep } from './last-holder.ts';
import { notToGive, notToTake } from './not-to-give.ts';
import { isHeld } from './queries/is-held.ts';
import { roleToGive } from './queries/role.ts';
import { assignmentIn, type AssignmentRecord, type Seen, valuesOf } from './record.ts';
import { assignments } from './store.ts';

type Input = Seen & { role: Key; scope: Scope; lastConfirmed: boolean };

/**
 * Another role or scope for the same person at the same place (points 4 and 6; decisions 3). The caller has to be able to hand out what
 * there was and what there is to be: so nobody raises themselves, and nobody lowers who may more. Refuses save.archived,
 * role.not-usable, assignment.rights-not-held, assignment.person-inactive, assignment.exists, assignment.last-of-root and
 * assignment.last-holder until it is confirmed.
 */
export const saveAssignment: Verb<AssignmentRecord, Input, Seen> = {
  records: assignments,
  decide: async (it, { role: key, scope, lastConfirmed }, { caller }, trx) => {
    const subject = it.place;
    if (it.archived) return refused('save.archived');
    const role = await roleToGive(trx, key);
    if (!role) return refused('role.not-usable');
    const holds = caller.who.assignments;
    const no = notToTake(holds, { role: it.role, subject, scope: it.scope }) ?? notToGive(holds, { role, subject, scope });
    if (no) return no;
    if (key === it.role.key && scope === it.scope) return done({ unchanged: true });
    if (!it.person.active) return refused('assignment.person-inactive');
    if (await isHeld(trx, { person: it.person.key, role: key, place: it.at, scope }, it.key)) return refused('assignment.exists');
    const next = { ...it, role, scope };
    const kept = reasonToKeep(it, assignmentIn(next), lastConfirmed);
    if (kept) return kept;
    const values = { ...valuesOf(next), 'role.before': it.role.key, 'scope.before': it.scope };
    return done({ next, traces: [{ act: 'change', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
};
