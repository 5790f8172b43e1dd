import type { Key } from '../instant.ts';
import type { Subject } from '../permissions/assignment.ts';

/**
 * Whether a role can be held at the subject: a built-in role (no team) everywhere, one of the tenant's own at its team and beneath. So
 * whoever changes a role changes only what its holders may do where they themselves hold as much.
 */
export const usableAt = (role: { team: Key | null }, subject: Subject): boolean => role.team === null || subject.teams.includes(role.team);
