import type { Subject } from './assignment.ts';
import type { Right } from './right.ts';

/** A right, or the right to read or to assign roles of whichever area the place is of. */
export type Needed = Right | 'PLACE:read' | 'PLACE:roleAssignment';

/** The right that is needed at this subject: at a team that of area TEAM, at an organisation that of area ORGANISATION. */
export const neededAt = (needed: Needed, subject: Subject): Right => {
  const atTeam = subject.organisation === undefined;
  if (needed === 'PLACE:read') return atTeam ? 'TEAM:read' : 'ORGANISATION:read';
  if (needed === 'PLACE:roleAssignment') return atTeam ? 'TEAM:roleAssignment' : 'ORGANISATION:roleAssignment';
  return needed;
};
