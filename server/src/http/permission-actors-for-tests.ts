import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { createAccount } from '../access/accounts.ts';
import { makeAssignment } from '../areas/assignments/make-assignment.ts';
import { makeRole } from '../areas/roles/make-role.ts';
import type { World } from '../for-tests.ts';
import type { Client } from './client-for-tests.ts';

/** Which team and organisation somebody asks about. */
export type Asked = { team: Key; organisation: Key };
export type Actor = { client: Client; asked: Asked };

const here: Asked = { team: teams.kempen.key, organisation: its.lindenhof.key };
const archived: Asked = { team: teams.westBrabant.key, organisation: its.suikerMuseum.key };
const places: Place[] = [
  { kind: 'team', key: teams.root.key },
  { kind: 'team', key: teams.noordBrabant.key },
  { kind: 'team', key: here.team },
  { kind: 'organisation', key: here.organisation },
];
/** The rights of the role of the tenant's own: some of those of a manager, and handing out roles at teams. */
export const customRights: Right[] = ['TEAM:read', 'TEAM:update', 'TEAM:roleAssignment', 'ORGANISATION:read', 'ORGANISATION:publish'];

/** Everybody whom a call could come from, in the order of the columns, each with one role made for it. */
export const makeActors = async (world: World): Promise<{ actors: Actor[]; custom: Key; held: Map<string, Key> }> => {
  const { house, tenant } = world;
  const author = { house, now: house.clock(), who: null };
  const held = new Map<string, Key>();
  const somebody = async (name: string, role: Key, place: Place, scope: Scope): Promise<Client> => {
    const made = await createAccount({ house, now: house.clock(), who: null }, tenant.key, {
      email: `${name}@tafel.example`,
      firstName: name,
      familyName: 'Tafel',
    });
    if (!made.ok) throw new Error(made.fault);
    const key = house.newKey();
    await makeAssignment(author, tenant.key, { key, person: made.key, role, place, scope });
    held.set(name, made.key);
    return world.as({ key: made.key });
  };
  const custom = house.newKey();
  await makeRole(author, tenant.key, { key: custom, name: 'Tafelrol', description: '', team: here.team, rights: customRights });
  const clients: Client[] = [];
  for (const [name, role] of Object.entries(tenants.streekdata.builtInRoles)) {
    for (const [depth, place] of places.entries()) clients.push(await somebody(`${name}${depth}`, role, place, 'currentAndBeneath'));
  }
  for (const scope of ['current', 'currentAndBeneath', 'beneath'] as const)
    clients.push(await somebody(`custom-${scope}`.toLowerCase(), custom, { kind: 'team', key: here.team }, scope));
  // Nothing of the organisation itself: of what belongs to it only (decision page 3).
  clients.push(
    await somebody('editor-beneath', tenants.streekdata.builtInRoles.editor, { kind: 'organisation', key: here.organisation }, 'beneath'),
  );
  clients.push(world.as(people.carla), world.as(people.joost), world.as(people.els), world.nobody);
  const actors = clients.map((client) => ({ client, asked: here }));
  return { actors: [...actors, { client: world.as(people.anna), asked: archived }], custom, held };
};
