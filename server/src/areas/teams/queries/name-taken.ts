import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** The team right beneath another that has this name already, whatever its accents and capitals; null: none has. `except`: itself. */
export const nameTaken = async (db: Kysely<DB>, parent: Key, name: string, except: Key | null = null): Promise<string | null> => {
  const row = await db
    .selectFrom('team')
    .select('name')
    .where('parent', '=', parent)
    .where(sql<boolean>`searched = plain(${name})`)
    .where(sql<boolean>`key is distinct from ${except}::uuid`)
    .executeTakeFirst();
  return row?.name ?? null;
};
