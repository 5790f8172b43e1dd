import type { Key } from '@bronhouder/domain/instant.ts';
import type { Assignment, Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Held } from '@bronhouder/domain/permissions/last-holder.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Stored } from '../../change.ts';

/** A role as it is handed out. `team`: whose it is; null: built in. */
export type GivenRole = { key: Key; name: string; builtIn: BuiltInRole | null; team: Key | null; rights: readonly Right[] };

/** A role that somebody holds, as its verbs see it: where it stands, and who holds what there and above. */
export type AssignmentRecord = Stored & {
  person: { key: Key; active: boolean };
  role: GivenRole;
  at: Place & { name: string };
  /** The place is an organisation that is no longer worked at. */
  archived: boolean;
  scope: Scope;
  held: Held[];
};

/** The same as the rules have it. */
export const assignmentIn = ({ key, role, at, scope }: AssignmentRecord): Assignment => ({ key, role, place: at, scope });
export const heldIn = (it: AssignmentRecord): Held => ({
  person: it.person.key,
  active: it.person.active,
  assignment: assignmentIn(it),
});

/** What the log keeps of it: keys only. */
export const valuesOf = ({ person, role, at, scope }: Pick<AssignmentRecord, 'person' | 'role' | 'at' | 'scope'>): Values => ({
  person: person.key,
  role: role.key,
  [at.kind]: at.key,
  scope,
});

export type Seen = { key: Key; version: number };
