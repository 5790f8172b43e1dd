import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** How many relations are of a type, for a verb. */
export const countUses = async (db: Kysely<DB>, key: Key): Promise<number> => {
  const row = await db.selectFrom('relation').select(sql<number>`count(*)`.as('uses')).where('type', '=', key).executeTakeFirstOrThrow();
  return row.uses;
};
