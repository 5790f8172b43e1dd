import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { createAccount } from '../../access/accounts.ts';
import type { World } from '../../for-tests.ts';
import { makeAssignment } from '../assignments/make-assignment.ts';

/** Somebody of the first tenant made for a test, with roles. */
export const makePerson = async (
  world: World,
  name: string,
  roles: readonly { role: Key; place: Place; scope?: Scope }[] = [],
): Promise<{ key: Key; email: string }> => {
  const { house, tenant } = world;
  const email = `${name.toLowerCase()}@proef.example`;
  const author = { house, now: house.clock(), who: null };
  const made = await createAccount(author, tenant.key, { email, firstName: name, familyName: 'Proef' });
  if (!made.ok) throw new Error(made.fault);
  for (const { role, place, scope = 'currentAndBeneath' } of roles)
    await makeAssignment(author, tenant.key, { key: house.newKey(), person: made.key, role, place, scope });
  return { key: made.key, email };
};
