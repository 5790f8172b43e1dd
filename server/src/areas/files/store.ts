import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import type { Reading } from '../records/reading.ts';

export type StoredFile = { key: Key; name: string; type: string; bytes: number; width?: number; height?: number };

/** The record that a file is to belong to: where it stands, its types, and whether it may change. Out of reach is `record.unknown`. */
export const recordForUpload = async (reading: Reading, caller: Caller, record: Key) =>
  found(
    await caller.db
      .selectFrom(reading.within(caller, record).as('it'))
      .select(['it.path', 'it.organisation', 'it.archived_at as archivedAt', 'it.types'])
      .executeTakeFirst(),
  );

/** A file of a record within reach. */
export const fileOf = async (reading: Reading, caller: Caller, record: Key, file: Key) =>
  found(
    await caller.db
      .selectFrom(reading.within(caller, record).as('it'))
      .innerJoin('file as f', 'f.record', 'it.key')
      .select(['f.key', 'f.name', 'f.type', 'f.width'])
      .where('f.key', '=', file)
      .executeTakeFirst(),
  );

/** Writes down that there is a file. Its bytes are in the store already; no record speaks of it until somebody saves it. */
export const insertFile = async ({ db, who }: Caller, record: Key, file: StoredFile, at: Instant): Promise<void> => {
  await db
    .insertInto('file')
    .values({ ...file, width: file.width ?? null, height: file.height ?? null, record, stored_at: at, stored_by: who.user.key })
    .execute();
};
