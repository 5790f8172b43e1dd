import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { RoleContent } from '@bronhouder/domain/roles/problems.ts';
import type { Stored } from '../../change.ts';

/** A role as its verbs see it, from the team where somebody looks at it: `place` is that team. */
export type RoleRecord = Stored &
  RoleContent & {
    builtIn: BuiltInRole | null;
    /** Whose role it is; null: built in. */
    team: { key: Key; name: string } | null;
    /** The role that it started as. */
    copiedFrom: Key | null;
  };
