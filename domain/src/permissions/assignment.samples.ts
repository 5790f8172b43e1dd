import type { Assignment, Place, Scope, Subject } from './assignment.ts';
import { type Right, rights } from './right.ts';

/** A small tree for the tests: a root team, a team in it that governs an organisation, and another team beside it. */
export const subjects = {
  root: { teams: ['root'] },
  team: { teams: ['root', 'team'] },
  organisation: { teams: ['root', 'team'], organisation: 'organisation' },
  other: { teams: ['root', 'other'] },
  neighbour: { teams: ['root', 'team'], organisation: 'neighbour' },
} as const satisfies Record<string, Subject>;

export const places = {
  root: { kind: 'team', key: 'root' },
  team: { kind: 'team', key: 'team' },
  organisation: { kind: 'organisation', key: 'organisation' },
  other: { kind: 'team', key: 'other' },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** A role with these rights (all by default), held at a place. */
export const held = (at: PlaceName, scope: Scope, of: readonly Right[] = rights): Assignment => ({
  key: `${at}-${scope}`,
  role: { key: 'role', name: 'Role', builtIn: null, rights: of },
  place: { ...places[at], name: at },
  scope,
});
