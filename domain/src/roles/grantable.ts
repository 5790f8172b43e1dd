import { mayHandOut } from '../permissions/allowed.ts';
import type { Assignment, Subject } from '../permissions/assignment.ts';
import { type Right, rights } from '../permissions/right.ts';
import { difference } from './compare.ts';

/**
 * The rights that somebody may put into a role of this team: those that they hold there and everywhere beneath, for that is how far the
 * role can be handed out (decisions 3: nobody hands out a right that they do not hold themselves there).
 */
export const grantable = (assignments: readonly Assignment[], team: Subject): Right[] =>
  rights.filter((right) => mayHandOut(assignments, team, 'currentAndBeneath', [right]));

type Holding = { rights: readonly Right[]; websiteRole: boolean };

/**
 * The rights that stand in the way of changing what a role gives: those that it had or is to have and that the editor may not put there.
 * None when it gives the same as before: a name may always be set right.
 */
export const notHeldForChange = (may: readonly Right[], before: Holding, after: Holding): Right[] => {
  const { here, there } = difference(before.rights, after.rights);
  if (here.length + there.length === 0 && before.websiteRole === after.websiteRole) return [];
  return rights.filter((right) => (before.rights.includes(right) || after.rights.includes(right)) && !may.includes(right));
};
