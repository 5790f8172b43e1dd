import type { Key } from '../instant.ts';
import { usableAt } from '../roles/usable.ts';
import { allowed, mayHandOut } from './allowed.ts';
import type { Assignment, Scope, Subject } from './assignment.ts';
import { neededAt } from './needed.ts';
import type { Right } from './right.ts';

/** A role somewhere, as somebody is to hold it. */
export type Gift = { role: { team: Key | null; rights: readonly Right[] }; subject: Subject; scope: Scope };

/**
 * Why somebody with these assignments may not give the role there, by assigning it or by an invitation (decisions 3): right.missing,
 * role.not-usable, assignment.rights-not-held. Null: they may.
 */
export const reasonNotToGive = (assignments: readonly Assignment[], { role, subject, scope }: Gift) => {
  if (!allowed(assignments, subject, neededAt('PLACE:roleAssignment', subject))) return 'right.missing' as const;
  if (!usableAt(role, subject)) return 'role.not-usable' as const;
  return mayHandOut(assignments, subject, scope, role.rights) ? null : ('assignment.rights-not-held' as const);
};
