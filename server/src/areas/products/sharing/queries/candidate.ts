import type { Key } from '@bronhouder/domain/instant.ts';
import type { SharingState, Sides } from '@bronhouder/domain/products/sharing.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { SideOf } from '../record.ts';
import { inSight } from './in-sight.ts';

/** An organisation that a product is to be offered to, with what became of an offer before. */
export type Candidate = {
  consumer: SideOf;
  sides: Pick<Sides, 'consumerArchivedAt' | 'consumerDeactivatedAt'>;
  share: Key | null;
  state: SharingState | null;
  version: number;
};

/** Held as it is until the offer is written. Null: out of sight. */
export const candidate = async (trx: Transaction<DB>, caller: Caller, product: Key, key: Key): Promise<Candidate | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .leftJoin('product_consumer as c', (join) => join.onRef('c.organisation', '=', 'o.key').on('c.product', '=', product))
    .select(['o.title', 'o.archived_at', 'o.deactivated_at', 't.path', 'c.key as share', 'c.state', 'c.version'])
    .where('o.key', '=', key)
    .where(inSight(caller))
    .forShare(['o'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    consumer: { key, title: row.title, place: { teams: row.path, organisation: key } },
    sides: { consumerArchivedAt: row.archived_at, consumerDeactivatedAt: row.deactivated_at },
    share: row.share,
    state: row.state as SharingState | null,
    version: row.version ?? 0,
  };
};
