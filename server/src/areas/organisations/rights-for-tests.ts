import type { Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { teams } from '@bronhouder/world/cast.ts';
import type { World } from '../../for-tests.ts';
import { makeAssignment } from '../assignments/make-assignment.ts';
import { makeRole } from '../roles/make-role.ts';

/** Gives somebody these rights at a team and beneath it, and no more, so that one right can be looked at alone. */
export const giveRights = async (world: World, person: { key: Key }, rights: Right[], team: { key: Key }): Promise<void> => {
  const { house, tenant } = world;
  const author = { house, now: house.clock(), who: null };
  const role = house.newKey();
  await makeRole(author, tenant.key, { key: role, name: `Rol ${role}`, description: '', team: teams.root.key, rights });
  const place = { kind: 'team' as const, key: team.key };
  await makeAssignment(author, tenant.key, { key: house.newKey(), person: person.key, role, place, scope: 'currentAndBeneath' });
};
