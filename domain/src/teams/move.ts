import type { Key } from '../instant.ts';
import type { Reason } from '../outcome.ts';
import { allowed } from '../permissions/allowed.ts';
import type { Assignment, Subject } from '../permissions/assignment.ts';
import { usableAt } from '../roles/usable.ts';
import { rightsHandedOut } from './rights-moved.ts';

/** A team (no `organisation`) or an organisation as it stands, and the team beneath which it is to stand. */
export type Move = { it: Subject; target: Subject };

/** The team beneath which something stands; null for the root team. */
export const standsBeneath = ({ teams, organisation }: Subject): Key | null => teams.at(organisation === undefined ? -2 : -1) ?? null;

/** Where something stands once it has been moved. */
export const placeAfter = ({ it, target }: Move): Subject =>
  it.organisation === undefined ? { teams: [...target.teams, ...it.teams.slice(-1)] } : { ...it, teams: target.teams };

/** What a move has to know beside the two places. */
type Known = {
  /** What the mover holds. */
  mover: readonly Assignment[];
  /** What everybody holds who has a role at a team that would come to stand above it. */
  people: readonly (readonly Assignment[])[];
  /** The roles of the tenant's own that are held at it or beneath it, or to which somebody is invited there. */
  roles: readonly { name: string; team: Key | null }[];
  /** The name of the team, when another team beneath the target has it already. */
  nameTaken: string | null;
};

/** Why something can in no case stand there, whoever asks: team.root, team.move-same, team.move-beneath-itself; null: it can. */
export const outOfPlace = ({ it, target }: Move): Reason | null => {
  const key = it.teams.at(-1) ?? '';
  const isTeam = it.organisation === undefined;
  if (isTeam && it.teams.length === 1) return { code: 'team.root', values: {} };
  if (standsBeneath(it) === target.teams.at(-1)) return { code: 'team.move-same', values: {} };
  if (isTeam && target.teams.includes(key)) return { code: 'team.move-beneath-itself', values: {} };
  return null;
};

/**
 * Everything that stands in the way of a move (points 2 and 6; decision page 13), none when it can be done: the root team stays where it
 * is, nothing goes beneath itself or where it stands already; the mover needs the right to create there, hands out no right that they do
 * not hold at what is moved, and leaves no role of a team behind that would no longer be above; names stay unique beneath a team.
 */
export const obstaclesTo = (move: Move, { mover, people, roles, nameTaken }: Known): Reason[] => {
  const impossible = outOfPlace(move);
  if (impossible) return [impossible];
  const after = placeAfter(move);
  const creates = allowed(mover, move.target, move.it.organisation === undefined ? 'TEAM:create' : 'ORGANISATION:create');
  const notHeld = rightsHandedOut(people, move.it, after, mover);
  const left = [...new Set(roles.filter((role) => !usableAt(role, after)).map(({ name }) => name))];
  return [
    ...(creates ? [] : [{ code: 'team.move-target' as const, values: {} }]),
    ...(nameTaken === null ? [] : [{ code: 'team.move-name' as const, values: { name: nameTaken } }]),
    ...(notHeld.length === 0 ? [] : [{ code: 'team.move-rights' as const, values: { count: notHeld.length } }]),
    ...(left.length === 0 ? [] : [{ code: 'team.move-roles' as const, values: { names: left.toSorted().join(', ') } }]),
  ];
};
