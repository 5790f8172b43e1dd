import type { Key } from '@bronhouder/domain/instant.ts';
import type { RelationTypeContent } from '@bronhouder/domain/relations/labels.ts';
import type { Stored } from '../../change.ts';

/** A relation type as its verbs see it, from the team where somebody looks at it: `place` is that team. */
export type RelationTypeRecord = Stored & RelationTypeContent & { team: { key: Key; name: string } };

/** What a write answers: which one, and the version to name next. */
export type Seen = { key: Key; version: number };
