import type { Key } from '@bronhouder/domain/instant.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** Where the library of an organisation stands, and since when it is archived; null: there is no such organisation. In a transaction it is not archived or deleted until that ends. */
export const libraryPlace = async (db: Kysely<DB>, organisation: Key) => {
  const row = await db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['t.path as teams', 'o.key as organisation', 'o.archived_at as archivedAt'])
    .where('o.key', '=', organisation)
    .$if(db.isTransaction, (query) => query.forKeyShare(['o']))
    .executeTakeFirst();
  return row ?? null;
};
