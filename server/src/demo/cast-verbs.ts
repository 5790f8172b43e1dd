import type { Key } from '@bronhouder/domain/instant.ts';
import type { WorldVerbs } from '@bronhouder/world/verbs.ts';
import { createAccount } from '../access/accounts.ts';
import { giveSecondFactor } from '../access/give-second-factor.ts';
import { makeAssignment } from '../areas/assignments/make-assignment.ts';
import { makeRole } from '../areas/roles/make-role.ts';
import { makeTeam } from '../areas/teams/make-team.ts';
import { makeTenant } from '../areas/tenants/make-tenant.ts';
import { makeType } from '../areas/types/make-type.ts';
import type { House } from '../house.ts';
import { daysFrom, givePast } from './store.ts';

type CastVerbs = Pick<WorldVerbs, 'makeTenant' | 'makeTeam' | 'makeRole' | 'makeUser' | 'makeType' | 'assign'>;

/**
 * What an administrator does for the world. Its tenants let nobody in until the world is whole. `changed` hears whose rights changed.
 */
export const castVerbs = (house: House, changed: (person: Key) => void): CastVerbs => {
  const author = { house, now: house.clock(), who: null };
  /** Teams, roles and types are from before anything else in the world. */
  const founder = { ...author, now: daysFrom(author.now, -1200) };
  return {
    makeTenant: (tenant) => makeTenant(founder, { ...tenant, active: false }),
    makeTeam: async (tenant, team) => {
      if (team.parent) await makeTeam(founder, tenant, { ...team, parent: team.parent });
    },
    makeRole: (tenant, role) => makeRole(founder, tenant, role),
    makeUser: async (tenant, { secondFactor, past, ...person }) => {
      const made = await createAccount({ ...author, now: daysFrom(author.now, past?.madeOn ?? 0) }, tenant, person);
      if (!made.ok) throw new Error(`${person.email}: ${made.fault}`);
      if (past) await givePast(house.database, tenant, made.key, past, author.now);
      if (secondFactor) await giveSecondFactor(house.database, tenant, made.key, secondFactor, house.secret);
    },
    assign: async (tenant, { madeOn = 0, ...assignment }) => {
      await makeAssignment({ ...author, now: daysFrom(author.now, madeOn) }, tenant, assignment);
      changed(assignment.person);
    },
    makeType: (tenant, definition, concerns) => makeType(founder, tenant, definition, concerns),
  };
};
