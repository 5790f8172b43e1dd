import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { organisationsWithin } from '../../database/within-reach.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import { newestTypes } from '../types/queries.ts';

export type StoredFile = { key: Key; name: string; type: string; bytes: number; width?: number; height?: number };

const readable = ({ who }: Caller) => organisationsWithin(readableTeams(who.assignments, 'ORGANISATION:read'));

/** The record that a file is to belong to: where it stands, its types, and whether it may change. Out of reach is `record.unknown`. */
export const recordForUpload = async (caller: Caller, record: Key) =>
  found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['o.key', 't.path', 'o.archived_at as archivedAt'])
      .select(newestTypes.as('types'))
      .where('o.key', '=', record)
      .where(readable(caller))
      .executeTakeFirst(),
  );

/** A file of a record within reach. */
export const fileOf = async (caller: Caller, record: Key, file: Key) =>
  found(
    await caller.db
      .selectFrom('file as f')
      .innerJoin('organisation as o', 'o.key', 'f.record')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['f.key', 'f.name', 'f.type', 'f.width'])
      .where('f.key', '=', file)
      .where('f.record', '=', record)
      .where(readable(caller))
      .executeTakeFirst(),
  );

/** Writes down that there is a file. Its bytes are in the store already; no record speaks of it until somebody saves it. */
export const insertFile = async ({ db, who }: Caller, record: Key, file: StoredFile, at: Instant): Promise<void> => {
  await db
    .insertInto('file')
    .values({ ...file, width: file.width ?? null, height: file.height ?? null, record, stored_at: at, stored_by: who.user.key })
    .execute();
};
