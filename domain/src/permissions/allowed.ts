import type { Assignment, Place, Scope, Subject } from './assignment.ts';
import { areaOf, reaches } from './reach.ts';
import { areas, type Right, rights } from './right.ts';

const gives = (assignment: Assignment, subject: Subject, right: Right): boolean =>
  assignment.role.rights.includes(right) && reaches(assignment, subject, areaOf(right));

/** Whether somebody with these assignments has the right at the subject. Rights add up; there is no deny. */
export const allowed = (assignments: readonly Assignment[], subject: Subject, right: Right): boolean =>
  assignments.some((assignment) => gives(assignment, subject, right));

/** All rights at the subject, in the order of the areas: what the menu answers carry. */
export const allowedActions = (assignments: readonly Assignment[], subject: Subject): Right[] => {
  const held = new Set(
    areas.flatMap((area) =>
      assignments
        .filter((assignment) => reaches(assignment, subject, area))
        .flatMap((assignment) => assignment.role.rights.filter((right) => areaOf(right) === area)),
    ),
  );
  return rights.filter((right) => held.has(right));
};

/** "Why can this person do this?": the assignments that give the right. None means that it is not held. */
export const why = (assignments: readonly Assignment[], subject: Subject, right: Right): { granted: Assignment[] } => ({
  granted: assignments.filter((assignment) => gives(assignment, subject, right)),
});

/** Stands for any place beneath: no record has this key. */
const somewhere = '*';

/** One example of every kind of place that a role at the subject could reach. */
const examplesAround = ({ teams, organisation }: Subject): Subject[] =>
  organisation === undefined
    ? [{ teams }, { teams: [...teams, somewhere] }, { teams, organisation: somewhere }]
    : [{ teams, organisation }];

const placeOf = ({ teams, organisation }: Subject): Place =>
  organisation === undefined ? { kind: 'team', key: teams.at(-1) ?? '' } : { kind: 'organisation', key: organisation };

/**
 * The rights that somebody lacks to hand out a role with these rights and this scope at the subject: those that the role would give
 * anywhere where they do not hold them themselves (decisions 3). Rights that the role could not use there do not count. That
 * handing out roles is allowed at all is a right of its own, asked by the caller.
 */
export const missingToHandOut = <R extends Right>(
  assignments: readonly Assignment[],
  subject: Subject,
  scope: Scope,
  wanted: readonly R[],
): R[] => {
  const reach = { place: { ...placeOf(subject), name: '' }, scope };
  const around = examplesAround(subject);
  return wanted.filter((right) =>
    around.some((example) => reaches(reach, example, areaOf(right)) && !allowed(assignments, example, right)),
  );
};

/** Whether somebody may hand out such a role there: whether they lack nothing of it. */
export const mayHandOut = (assignments: readonly Assignment[], subject: Subject, scope: Scope, wanted: readonly Right[]): boolean =>
  missingToHandOut(assignments, subject, scope, wanted).length === 0;
