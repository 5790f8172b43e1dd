import { refused } from '@bronhouder/domain/outcome.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { lastHolder } from '@bronhouder/domain/permissions/last-holder.ts';
import { type AssignmentRecord, heldIn } from './record.ts';

/** Why a role cannot go, or become `instead`, yet or at all: assignment.last-of-root, assignment.last-holder. Null: it can. */
export const reasonToKeep = (it: AssignmentRecord, instead: Assignment | null, confirmed: boolean) => {
  const { lastHere, lastOfRoot } = lastHolder(it.held, heldIn(it), it.place, instead);
  if (lastOfRoot) return refused('assignment.last-of-root');
  return lastHere && !confirmed ? refused('assignment.last-holder') : null;
};
