import type { Key } from '@bronhouder/domain/instant.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { roleNameIn } from '@bronhouder/phrases/role-name.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal-error.ts';
import { ownInvitations } from '../invitations/own-invitations.ts';
import { standingToday } from '../profile/queries/standing.ts';
import { openTasks } from '../tasks/queries.ts';
import { closedPlaces } from './queries/closed-places.ts';

const roleOf =
  (closed: ReadonlySet<Key>) =>
  ({ place, role, scope }: Assignment) => ({
    id: place.key,
    name: place.name,
    role: { key: role.key, name: role.name, builtIn: role.builtIn },
    scope,
    opens: !closed.has(place.key),
  });
const assigning: readonly Right[] = ['TEAM:roleAssignment', 'ORGANISATION:roleAssignment'];
const at = (kind: 'team' | 'organisation') => (assignment: Assignment) => assignment.place.kind === kind;

/**
 * The current user (specification point 3, 'Session user'): who it is, which roles it holds where, what it is asked. Refuses
 * session.no-roles (401) to whoever holds no role and is invited to none: there is nothing here for them (point 8, /err_no_rights).
 */
export const sessionUser = async (caller: Caller) => {
  const { user, assignments } = caller.who;
  const { tenant } = caller;
  const [tasks, standing, invitations, closed] = await Promise.all([
    openTasks(caller),
    standingToday(caller),
    ownInvitations(caller),
    closedPlaces(caller),
  ]);
  if (assignments.length === 0 && invitations.length === 0) return refuse('session.no-roles');
  const roles = [...new Set(assignments.map(({ role }) => roleNameIn(user.language, role)))];
  return {
    id: user.key,
    primaryEmail: user.email,
    firstName: user.firstName,
    infix: user.infix,
    familyName: user.familyName,
    phoneNumber: user.phoneNumber,
    lastLogonDate: user.lastLogonAt,
    tenantId: tenant.key,
    currentSiteRoles: roles,
    sitesRoles: [{ id: tenant.key, name: tenant.name, description: '', iconCls: '', url: '/', roles }],
    administrator: allowed(assignments, { teams: [tenant.rootTeam] }, 'TEAM:settings'),
    assignsRoles: assignments.some(({ role }) => role.rights.some((right) => assigning.includes(right))),
    teamRoles: assignments.filter(at('team')).map(roleOf(closed)),
    organisationRoles: assignments.filter(at('organisation')).map(roleOf(closed)),
    invites: invitations.map(({ key, role, place, expiresAt }) => ({
      key,
      role: roleNameIn(user.language, role),
      place: place.name,
      expires: expiresAt,
    })),
    looking: caller.who.looking,
    tasks,
    language: user.language,
    ...standing,
  };
};
