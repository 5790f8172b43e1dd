import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { revisionContent } from '../../records/queries/revisions.ts';

/** What an item said in one of its revisions; null: there is none of that number. */
export const itemRevision = revisionContent<ItemContent>();

/** The act that made the newest revision of an item, and the item that it split off. */
export const newestAct = async (db: Kysely<DB>, key: Key, working: number): Promise<{ act: string; split: Key | null } | null> => {
  const row = await db
    .selectFrom('audit')
    .select(['act', sql<Key | null>`details #>> '{values,split}'`.as('split')])
    .where('record', '=', key)
    .where('revision', '=', working)
    .orderBy('key', 'desc')
    .executeTakeFirst();
  return row ?? null;
};
