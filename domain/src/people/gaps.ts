import { mayHandOut } from '../permissions/allowed.ts';
import type { Assignment, Subject } from '../permissions/assignment.ts';
import { areaOf, reaches } from '../permissions/reach.ts';
import { type Right, rights } from '../permissions/right.ts';

/**
 * What somebody with `theirs` could not do of what the assignment gives: the rights of its role that they do not hold everywhere that it
 * reaches, in the order of the areas. `subject`: where the assignment is held. Standing in fills none of these (docs/decisions/0020).
 */
export const gapsOf = ({ role, place, scope }: Assignment, subject: Subject, theirs: readonly Assignment[]): Right[] => {
  // At an organisation a role gives nothing at the team, whatever stands in it.
  const used = (right: Right): boolean => subject.organisation === undefined || reaches({ place, scope }, subject, areaOf(right));
  return rights.filter((right) => role.rights.includes(right) && used(right) && !mayHandOut(theirs, subject, scope, [right]));
};
