import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import type { SideOf } from '../record.ts';

/** A product that is offered, locked, so that offers of it come one after the other. */
export type Offered = { title: string; archivedAt: Instant | null; owner: SideOf };

export const lockProduct = async (trx: Transaction<DB>, key: Key): Promise<Offered | null> => {
  const row = await trx
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['p.title', 'p.archived_at', 'o.key as owner', 'o.title as ownerTitle', 'o.archived_at as ownerArchived', 't.path'])
    .where('p.key', '=', key)
    .forUpdate(['p'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    title: row.title,
    archivedAt: row.archived_at ?? row.ownerArchived,
    owner: { key: row.owner, title: row.ownerTitle, place: { teams: row.path, organisation: row.owner } },
  };
};
