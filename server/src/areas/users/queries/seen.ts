import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

/** Whether the caller looks after the accounts of the tenant: then they see everybody, with or without a role. */
export const looksAfterAccounts = ({ who, tenant }: Pick<Caller, 'who' | 'tenant'>): boolean =>
  allowed(who.assignments, { teams: [tenant.rootTeam] }, 'TEAM:settings');

/**
 * Where the caller may assign roles, for a query with `team as t` and `organisation as o` (left joined: null for a role at a team). One
 * meaning for search, for one person and for their roles.
 */
export const whereRolesAreAssigned = ({ who: { assignments } }: Pick<Caller, 'who'>): RawBuilder<SqlBool> => {
  const atTeams = teamsWithin(readableTeams(assignments, 'TEAM:roleAssignment'));
  const atOrganisations = organisationsWithin(readableTeams(assignments, 'ORGANISATION:roleAssignment'));
  return sql`(case when o.key is null then ${atTeams} else ${atOrganisations} end)`;
};

/** The roles of the person `u` where the caller may assign roles. */
export const rolesInReach = (caller: Caller) => sql`
  from assignment a left join organisation o on o.key = a.organisation join team t on t.key = coalesce(a.team, o.team)
  where a.user_id = u.id and ${whereRolesAreAssigned(caller)}`;

/** Whom the caller may look up: themselves, whoever holds a role where they may assign roles, and for who looks after accounts everybody. */
export const mayBeSeen = (caller: Caller): RawBuilder<SqlBool> =>
  looksAfterAccounts(caller) ? sql`true` : sql`(u.id = ${caller.who.user.key} or exists (select ${rolesInReach(caller)}))`;
