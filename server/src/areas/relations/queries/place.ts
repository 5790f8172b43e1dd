import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

export type Placed = { teams: Key[]; organisation: Key; archived: boolean };

/** Where an organisation stands, for a verb that relates it; it is not archived, moved or deleted until the transaction ends. */
export const placeOfOrganisation = async (trx: Transaction<DB>, key: Key): Promise<Placed | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['t.path', 'o.archived_at'])
    .where('o.key', '=', key)
    .forShare('o')
    .executeTakeFirst();
  return row ? { teams: row.path, organisation: key, archived: row.archived_at !== null } : null;
};
