import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, type OperationNodeSource, sql } from 'kysely';
import type { DB } from './types.ts';

/** Part of a statement: entries are told when somebody watches one of these records. */
export const heard = (db: Kysely<DB>, entries: readonly { key: Key }[], watched: readonly Key[]): OperationNodeSource | undefined => {
  const keys = entries.map(({ key }) => key);
  if (keys.length === 0 || watched.length === 0) return undefined;
  return db
    .insertInto('untold')
    .columns(['audit'])
    .expression(
      sql`select audit from unnest(${keys}::uuid[]) audit
        where exists (select from subscription where record = any(${[...watched]}::uuid[]))`,
    );
};
