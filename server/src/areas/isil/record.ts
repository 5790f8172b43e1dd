import type { Key } from '@bronhouder/domain/instant.ts';
import type { IsilContent } from '@bronhouder/domain/isil/problems.ts';
import type { Stored } from '../../change.ts';

/** An ISIL code as its verbs see it; `place` is the organisation whose code it is. */
export type IsilRecord = Stored & IsilContent & { organisation: Key; archived: boolean };

/** What a write answers: which one, and the version to name next. */
export type Seen = { key: Key; version: number };
