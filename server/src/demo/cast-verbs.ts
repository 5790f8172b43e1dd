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

type CastVerbs = Pick<WorldVerbs, 'makeTenant' | 'makeTeam' | 'makeRole' | 'makeUser' | 'makeType' | 'assign'>;

/**
 * What an administrator does for the world. Its tenants let nobody in until the world is whole. `changed` hears whose rights changed.
 */
export const castVerbs = (house: House, changed: (person: Key) => void): CastVerbs => {
  const author = { house, now: house.clock(), who: null };
  return {
    makeTenant: (tenant) => makeTenant(author, { ...tenant, active: false }),
    makeTeam: async (tenant, team) => {
      if (team.parent) await makeTeam(author, tenant, { ...team, parent: team.parent });
    },
    makeRole: (tenant, role) => makeRole(author, tenant, role),
    makeUser: async (tenant, { secondFactor, ...person }) => {
      const made = await createAccount(house.database, tenant, person);
      if (!made.ok) throw new Error(`${person.email}: ${made.fault}`);
      if (secondFactor) await giveSecondFactor(house.database, tenant, made.key, secondFactor, house.secret);
    },
    assign: async (tenant, assignment) => {
      await makeAssignment(author, tenant, assignment);
      changed(assignment.person);
    },
    makeType: (tenant, definition) => makeType(author, tenant, definition),
  };
};
