import type { Key } from '../instant.ts';
import type { Assignment } from './assignment.ts';
import { areaOf } from './reach.ts';
import type { Right } from './right.ts';

/**
 * Where a right holds, for the query of a list. A team is in it when its key is in `teamsItself` or a team above it in `beneathTeams`;
 * an organisation when its governing team or a team above that is in `beneathTeams`, or its key in `organisations`.
 */
export type Readable = { teamsItself: Key[]; beneathTeams: Key[]; organisations: Key[] };

const keysOf = (assignments: readonly Assignment[]): Key[] => [...new Set(assignments.map((assignment) => assignment.place.key))];

/** The places from which these assignments give the right. */
export const readableTeams = (assignments: readonly Assignment[], right: Right): Readable => {
  const giving = assignments.filter((assignment) => assignment.role.rights.includes(right));
  const atTeams = giving.filter((assignment) => assignment.place.kind === 'team');
  const atOrganisations = giving.filter((assignment) => assignment.place.kind === 'organisation');
  const area = areaOf(right);
  return {
    teamsItself: keysOf(atTeams.filter((assignment) => assignment.scope !== 'beneath')),
    beneathTeams: keysOf(atTeams.filter((assignment) => assignment.scope !== 'current')),
    organisations: keysOf(
      atOrganisations.filter((assignment) => area !== 'TEAM' && (area !== 'ORGANISATION' || assignment.scope !== 'beneath')),
    ),
  };
};
