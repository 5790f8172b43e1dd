import { allowed, mayHandOut } from './allowed.ts';
import type { Assignment, Subject } from './assignment.ts';
import { neededAt } from './needed.ts';
import { areaOf } from './reach.ts';
import type { Right } from './right.ts';

type Holder = { assignments: readonly Assignment[] };

/** How near to the subject somebody stands: at the organisation itself, at its team, at the teams above. */
const distance = ({ assignments }: Holder, { teams, organisation }: Subject): number =>
  Math.min(...assignments.map(({ place }) => (place.key === organisation ? 0 : teams.length - teams.indexOf(place.key))));

/**
 * Who of these people could give somebody the right at the subject, the nearest first: who may hand out roles there and holds the right
 * there themselves (decisions 3). Rights of area TEAM at an organisation are given at the team that governs it.
 */
export const giversOf = <H extends Holder>(right: Right, subject: Subject, people: readonly H[]): H[] => {
  const at: Subject = areaOf(right) === 'TEAM' ? { teams: subject.teams } : subject;
  return people
    .filter(
      ({ assignments }) =>
        allowed(assignments, at, neededAt('PLACE:roleAssignment', at)) && mayHandOut(assignments, at, 'current', [right]),
    )
    .toSorted((one, other) => distance(one, subject) - distance(other, subject));
};
