import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { TypeReference } from '../types/queries.ts';
import type { RecordKind } from './record.ts';

/** What every kind of record with revisions can be asked for. `path` and `organisation`: its place for rights; `types`: their newest versions. */
export type ReadableRow = {
  key: Key;
  title: string;
  version: number;
  working: number;
  saved_at: Instant;
  saved_by: Key | null;
  path: Key[];
  organisation: Key;
  archived_at: Instant | null;
  types: TypeReference[];
};

/** How one kind of record is looked at. */
export type Reading = {
  kind: RecordKind;
  /** What it takes to change protected fields. */
  fieldAdmin: Right;
  /** The record with this key as a subquery; nothing when it may not be read. */
  within(caller: Caller, key: Key): RawBuilder<ReadableRow>;
  /** What of its log whoever reads it may know, for a query with `audit as a`; all of it, unless said otherwise. */
  told?(caller: Caller): RawBuilder<SqlBool>;
};
