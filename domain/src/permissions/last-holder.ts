import type { Key } from '../instant.ts';
import { missingToHandOut } from './allowed.ts';
import { type Assignment, type Scope, type Subject, scopes } from './assignment.ts';
import { builtInRoles } from './built-in-roles.ts';
import type { Right } from './right.ts';

/** A role that somebody holds. `active`: they have an account in use; who cannot sign in counts as nobody. */
export type Held = { person: Key; active: boolean; assignment: Assignment };

/** What of a role stays somewhere, as far as it matters here. */
type Power = { scope: Scope; rights: readonly Right[] };

/** What is lost with a role (docs/decisions/0017). */
export type Loss = {
  /** Nobody holds roles with all these powers at that very place any more. */
  lastHere: boolean;
  /** The root team would be left without an administrator: it cannot be taken away at all. */
  lastOfRoot: boolean;
  /** The rights that the person themselves would not hold there, or everywhere beneath, any more. */
  loses: Right[];
  /** The rights that nobody at all would hold there, or everywhere beneath, any more. */
  withoutAnybody: Right[];
  /** Who holds all these powers there by a role at a team above, the nearest first. */
  above: Key[];
};

const keyOf = ({ teams, organisation }: Subject): Key => organisation ?? teams.at(-1) ?? '';
const isRoot = ({ teams, organisation }: Subject): boolean => teams.length === 1 && organisation === undefined;

/** The roles of each person who can sign in. */
const byPerson = (held: readonly Held[]): Map<Key, Assignment[]> => {
  const people = new Map<Key, Assignment[]>();
  for (const { person, active, assignment } of held) if (active) people.set(person, [...(people.get(person) ?? []), assignment]);
  return people;
};

const covers = (assignments: readonly Assignment[], subject: Subject, { scope, rights }: Power): boolean =>
  missingToHandOut(assignments, subject, scope, rights).length === 0;

/** How far the root team has somebody who administers it by the built-in role, which nobody can change. */
const administered = (held: readonly Held[], root: Subject): Scope[] => {
  const atRoot = ({ role, place }: Assignment): boolean => role.builtIn === 'admin' && place.key === keyOf(root);
  const people = [...byPerson(held).values()].map((assignments) => assignments.filter(atRoot));
  return scopes.filter((scope) => people.some((assignments) => covers(assignments, root, { scope, rights: builtInRoles.admin })));
};

/**
 * Whether the root team loses its last administrator of it, or of what is beneath it, when these roles are held instead of those
 * (decisions 3: "the last of the root team not at all"). Nobody could give anybody such a role again.
 */
export const losesRoot = (before: readonly Held[], after: readonly Held[], root: Subject): boolean => {
  const left = administered(after, root);
  return administered(before, root).some((scope) => !left.includes(scope));
};

/**
 * What is lost at the subject when a role is taken away, or replaced by another at the same place: `all` are the roles held there and at
 * the teams above, the one to go among them (decisions 3: "cannot be removed without a warning").
 */
export const lastHolder = (all: readonly Held[], removed: Held, subject: Subject, instead: Assignment | null = null): Loss => {
  const rest = all.filter(({ assignment }) => assignment.key !== removed.assignment.key);
  const after = instead ? [...rest, { ...removed, assignment: instead }] : rest;
  const { role, scope } = removed.assignment;
  const power = { scope, rights: role.rights };
  const own = after.filter(({ person }) => person === removed.person).map(({ assignment }) => assignment);
  const loses = missingToHandOut(own, subject, scope, role.rights);
  if (!removed.active) return { lastHere: false, lastOfRoot: false, loses, withoutAnybody: [], above: [] };
  const people = [...byPerson(after)];
  const here = ({ place }: Assignment): boolean => place.key === keyOf(subject);
  const nearest = (assignments: readonly Assignment[]): number =>
    Math.max(...assignments.filter((one) => !here(one)).map(({ place }) => subject.teams.indexOf(place.key)));
  return {
    lastHere: !people.some(([, assignments]) => assignments.some(here) && covers(assignments.filter(here), subject, power)),
    lastOfRoot: isRoot(subject) && losesRoot(all, after, subject),
    loses,
    withoutAnybody: missingToHandOut(
      people.flatMap(([, assignments]) => assignments),
      subject,
      scope,
      role.rights,
    ),
    above: people
      .map(([person, assignments]) => ({ person, assignments: assignments.filter((one) => !here(one)) }))
      .filter(({ assignments }) => assignments.length > 0 && covers(assignments, subject, power))
      .toSorted((one, other) => nearest(other.assignments) - nearest(one.assignments))
      .map(({ person }) => person),
  };
};
