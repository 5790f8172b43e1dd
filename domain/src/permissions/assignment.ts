import type { Key } from '../instant.ts';
import type { BuiltInRole } from './built-in-roles.ts';
import type { Right } from './right.ts';

/** How far a role reaches from where it is held (point 6). */
export type Scope = 'current' | 'currentAndBeneath' | 'beneath';
export const scopes: Scope[] = ['current', 'currentAndBeneath', 'beneath'];

/** A place in the tree: a team or an organisation. */
export type Place = { kind: 'team' | 'organisation'; key: Key };

/** One role held by the user at one place. `rights` are those of the role; `builtIn` null: one of the tenant's own. */
export type Assignment = {
  key: Key;
  role: { key: Key; name: string; builtIn: BuiltInRole | null; rights: readonly Right[] };
  place: Place & { name: string };
  scope: Scope;
};

/**
 * Where a thing stands in the tree: the teams above it from the root down (a team's own key last), and the organisation it is
 * or belongs to. A team has no `organisation`.
 */
export type Subject = { teams: readonly Key[]; organisation?: Key };
