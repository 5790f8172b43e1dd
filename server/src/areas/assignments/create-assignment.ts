import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { Maker } from '../../change.ts';
import { notToGive } from './not-to-give.ts';
import { isHeld } from './queries/is-held.ts';
import { lockPerson, personToGive } from './queries/person.ts';
import { lockPlace } from './queries/place.ts';
import { roleToGive } from './queries/role.ts';
import type { AssignmentRecord, Seen } from './record.ts';
import { insertAssignment } from './store.ts';
import { tellOf } from './tell.ts';

type Input = { person: Key; role: Key; place: Place; scope: Scope };

/**
 * Gives somebody a role at a team or an organisation, and tells them (points 4 and 6; decisions 3). Refuses record.unknown for a place or a
 * person whom the caller may not look up, save.archived, role.not-usable, assignment.rights-not-held with the rights,
 * assignment.person-inactive and assignment.exists.
 */
export const createAssignment: Maker<AssignmentRecord, Input, Seen> = {
  readPlace: 'PLACE:read',
  placeOf: async (trx, { person, place }) => {
    // The account first: whoever closes one locks in that order too.
    await lockPerson(trx, person);
    return (await lockPlace(trx, place))?.subject ?? null;
  },
  make: async (input, subject, { caller }, trx) => {
    const person = await personToGive(trx, input.person, caller);
    const role = await roleToGive(trx, input.role);
    const place = await lockPlace(trx, input.place);
    if (!place) return refused('record.unknown');
    if (place.archived) return refused('save.archived');
    if (!role) return refused('role.not-usable');
    const no = notToGive(caller.who.assignments, { role, subject, scope: input.scope });
    if (no) return no;
    if (!person) return refused('record.unknown');
    if (!person.active) return refused('assignment.person-inactive');
    if (await isHeld(trx, input)) return refused('assignment.exists');
    const { at, archived } = place;
    return done({ key: caller.house.newKey(), version: 1, place: subject, person, role, at, archived, scope: input.scope, held: [] });
  },
  insert: async (trx, it, caller) => {
    const { key, person, role, at, scope } = it;
    await insertAssignment(trx, { key, person: person.key, role: role.key, place: at, scope }, caller);
    await tellOf(trx, it, 'given', caller);
  },
  answer: ({ key, version }) => ({ key, version }),
};
