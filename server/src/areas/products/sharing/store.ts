import type { Key } from '@bronhouder/domain/instant.ts';
import type { SharingState, Side } from '@bronhouder/domain/products/sharing.ts';
import type { Transaction } from 'kysely';
import type { Records, Written } from '../../../change.ts';
import { allAtOnce } from '../../../database/all-at-once.ts';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { entriesOf, type Trace } from '../../../trace.ts';
import type { ShareRecord } from './record.ts';
import { tell } from './tell.ts';

/** The product first, so that whoever shares waits for whoever archives it, and never the other way round. */
const lockOf =
  (side: Side) =>
  async (trx: Transaction<DB>, key: Key): Promise<ShareRecord | null> => {
    const row = await trx
      .selectFrom('product_consumer as c')
      .innerJoin('product as p', 'p.key', 'c.product')
      .innerJoin('organisation as o', 'o.key', 'p.organisation')
      .innerJoin('team as ot', 'ot.key', 'o.team')
      .innerJoin('organisation as k', 'k.key', 'c.organisation')
      .innerJoin('team as kt', 'kt.key', 'k.team')
      .selectAll('c')
      .select(['p.title', 'p.archived_at as archived', 'o.key as owner', 'o.title as ownerTitle', 'o.archived_at as ownerArchived'])
      .select(['k.title as consumerTitle', 'k.archived_at as consumerArchived', 'k.deactivated_at as consumerDeactivated'])
      .select(['ot.path as ownerPath', 'kt.path as consumerPath'])
      .where('c.key', '=', key)
      .forShare(['p', 'k'])
      .forUpdate(['c'])
      .executeTakeFirst();
    if (!row) return null;
    const owner = { key: row.owner, title: row.ownerTitle, place: { teams: row.ownerPath, organisation: row.owner } };
    const consumer = {
      key: row.organisation,
      title: row.consumerTitle,
      place: { teams: row.consumerPath, organisation: row.organisation },
    };
    return {
      key,
      version: row.version,
      place: side === 'owner' ? owner.place : consumer.place,
      seenFrom: [owner.place, consumer.place],
      product: { key: row.product, title: row.title },
      owner,
      consumer,
      sides: {
        owner: owner.key,
        consumer: consumer.key,
        productArchivedAt: row.archived ?? row.ownerArchived,
        consumerArchivedAt: row.consumerArchived,
        consumerDeactivatedAt: row.consumerDeactivated,
      },
      // The check of the table holds it to these.
      state: row.state as SharingState,
      message: row.message,
      offeredAt: row.offered_at,
      offeredBy: row.offered_by,
      answeredAt: row.answered_at,
      answeredBy: row.answered_by,
      note: row.note,
      locations: row.locations,
    };
  };

const columnsOf = (it: ShareRecord) => ({
  state: it.state ?? 'offered',
  message: it.message,
  offered_at: it.offeredAt,
  offered_by: it.offeredBy,
  answered_at: it.answeredAt,
  answered_by: it.answeredBy,
  note: it.note,
  locations: it.locations,
  version: it.version,
});

/** The same in the log of the product and of both organisations. */
const logged = (trx: Transaction<DB>, it: ShareRecord, traces: readonly Trace[], caller: Caller) => {
  const about = [{ kind: 'product', record: it.product.key } as const, { kind: 'organisation', record: it.owner.key } as const];
  const all = [...about, { kind: 'organisation', record: it.consumer.key } as const];
  return trx.insertInto('audit').values(all.flatMap((one) => entriesOf(one, traces, caller)));
};

const write = async (trx: Transaction<DB>, { next, traces }: Written<ShareRecord>, caller: Caller): Promise<void> => {
  await allAtOnce(trx, {
    saved: trx.updateTable('product_consumer').set(columnsOf(next)).where('key', '=', next.key),
    logged: logged(trx, next, traces, caller),
  });
  await tell(trx, next, traces, caller);
};

/** The first offer, or one more after a refusal. */
export const insert = async (trx: Transaction<DB>, it: ShareRecord, traces: readonly Trace[], caller: Caller): Promise<void> => {
  await allAtOnce(trx, {
    made: trx
      .insertInto('product_consumer')
      .values({ ...columnsOf(it), key: it.key, product: it.product.key, organisation: it.consumer.key })
      .onConflict((conflict) => conflict.columns(['product', 'organisation']).doUpdateSet(columnsOf(it))),
    logged: logged(trx, it, traces, caller),
  });
  await tell(trx, it, traces, caller);
};

/** The same records, with the right asked at the side that acts. */
export const shares: Record<Side, Records<ShareRecord>> = {
  owner: { readRight: 'PRODUCT:read', lock: lockOf('owner'), write },
  consumer: { readRight: 'PRODUCT:read', lock: lockOf('consumer'), write },
};
