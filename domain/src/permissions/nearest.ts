import { why } from './allowed.ts';
import type { Assignment, Subject } from './assignment.ts';
import type { Right } from './right.ts';

/**
 * Who of these people is the first to turn to for something that takes this right at the subject: those who hold it there by a role at
 * the nearest place, the organisation itself before its team, that before the teams above. So administrators of everything are asked
 * only where nobody nearer could be.
 */
export const nearestHolding = <H extends { assignments: readonly Assignment[] }>(
  right: Right,
  subject: Subject,
  people: readonly H[],
): H[] => {
  const distanceOf = ({ place }: Assignment) =>
    place.key === subject.organisation ? 0 : subject.teams.length - subject.teams.indexOf(place.key);
  const distances = people.map(({ assignments }) => Math.min(...why(assignments, subject, right).granted.map(distanceOf)));
  const nearest = Math.min(...distances);
  return people.filter((_, index) => Number.isFinite(nearest) && distances[index] === nearest);
};
