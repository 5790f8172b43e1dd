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

/** Reading an organisation, or something of it: whoever holds one of these there has something to see in it (decision page 3). */
export const readingWithin = ['ORGANISATION:read', 'PRODUCT:read', 'SUPPLEMENT:read', 'AGENDA:read'] as const satisfies Right[];

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

/** The organisations of which these assignments let something be read: themselves, or their products, supplements or agenda. */
export const organisationsReadWithin = (assignments: readonly Assignment[]): Pick<Readable, 'beneathTeams' | 'organisations'> => {
  const each = readingWithin.map((right) => readableTeams(assignments, right));
  return {
    beneathTeams: [...new Set(each.flatMap(({ beneathTeams }) => beneathTeams))],
    organisations: [...new Set(each.flatMap(({ organisations }) => organisations))],
  };
};
