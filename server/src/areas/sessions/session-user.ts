import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal-error.ts';
import { openTasks } from '../tasks/queries.ts';

const roleOf = ({ place, role, scope }: Assignment) => ({ id: place.key, name: place.name, role: role.name, scope });
const at = (kind: 'team' | 'organisation') => (assignment: Assignment) => assignment.place.kind === kind;

/**
 * The current user (specification point 3, 'Session user'): who it is, which roles it holds where, what it is asked. Refuses
 * session.no-roles (401) to whoever holds no role at all: there is nothing here for them (point 8, /err_no_rights).
 */
export const sessionUser = async (caller: Caller) => {
  const { user, assignments } = caller.who;
  const { tenant } = caller;
  if (assignments.length === 0) return refuse('session.no-roles');
  const roles = [...new Set(assignments.map((assignment) => assignment.role.name))];
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
    teamRoles: assignments.filter(at('team')).map(roleOf),
    organisationRoles: assignments.filter(at('organisation')).map(roleOf),
    invites: [],
    tasks: await openTasks(caller.db, user.key),
  };
};
