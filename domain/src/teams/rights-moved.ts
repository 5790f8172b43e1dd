import { allowed } from '../permissions/allowed.ts';
import type { Assignment, Subject } from '../permissions/assignment.ts';
import { areaOf } from '../permissions/reach.ts';
import { type Right, rights } from '../permissions/right.ts';

/** What a move gives somebody and takes from them, at the moved thing or beneath it. */
export type RightsMoved = { gains: Right[]; loses: Right[] };

/** Stands for any place beneath: no record has this key. */
const somewhere = '*';

/** One example of every kind of place that moves along: the team itself, a team beneath it, an organisation. */
const examples = ({ teams, organisation }: Subject): Subject[] =>
  organisation === undefined
    ? [{ teams }, { teams: [...teams, somewhere] }, { teams, organisation: somewhere }]
    : [{ teams, organisation }];

/** Rights of area TEAM asked of an organisation are those of the team that governs it, and so do not move with the organisation. */
const rightsOf = ({ organisation }: Subject): Right[] =>
  organisation === undefined ? rights : rights.filter((right) => areaOf(right) !== 'TEAM');

/** The same examples where they stand before and after. */
const alongside = (before: Subject, after: Subject): { was: Subject; becomes: Subject }[] => {
  const moved = examples(after);
  return examples(before).flatMap((was, index) => {
    const becomes = moved[index];
    return becomes ? [{ was, becomes }] : [];
  });
};

/**
 * The rights that somebody with these assignments gains and loses when a team or an organisation moves, in the order of the areas:
 * everything that they may do somewhere in it afterwards and could not do just there before, and the other way round. What they hold
 * beneath the moved team moves along and is not looked at.
 */
export const rightsMoved = (assignments: readonly Assignment[], before: Subject, after: Subject): RightsMoved => {
  const pairs = alongside(before, after);
  const differs = (right: Right, from: 'was' | 'becomes', to: 'was' | 'becomes') =>
    pairs.some((pair) => !allowed(assignments, pair[from], right) && allowed(assignments, pair[to], right));
  const asked = rightsOf(before);
  return {
    gains: asked.filter((right) => differs(right, 'was', 'becomes')),
    loses: asked.filter((right) => differs(right, 'becomes', 'was')),
  };
};

/** The assignments that make the difference: that reach the moved thing on one side of the move only. */
export const decisive = (assignments: readonly Assignment[], before: Subject, after: Subject): Assignment[] =>
  assignments.filter((assignment) => {
    const { gains, loses } = rightsMoved([assignment], before, after);
    return gains.length + loses.length > 0;
  });

/**
 * The rights that a move would give to any of these people where the mover does not hold them: nobody hands out what they do not hold
 * themselves there (decisions 3).
 */
export const rightsHandedOut = (
  people: readonly (readonly Assignment[])[],
  before: Subject,
  after: Subject,
  mover: readonly Assignment[],
): Right[] => {
  const pairs = alongside(before, after);
  return rightsOf(before).filter((right) =>
    pairs.some(
      ({ was, becomes }) =>
        !allowed(mover, was, right) && people.some((held) => !allowed(held, was, right) && allowed(held, becomes, right)),
    ),
  );
};
