import type { Key } from '@bronhouder/domain/instant.ts';
import { share, sharingActs } from '@bronhouder/domain/products/sharing.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { shares } from './store.ts';
import { traceOf } from './trace.ts';

/**
 * What the owner's archiving or deleting of a product does to it elsewhere, in the same transaction: it is taken back from every
 * organisation that shows it or was asked to, and these hear of it.
 */
export const withdrawAll = async (trx: Transaction<DB>, product: Key, caller: Caller): Promise<void> => {
  const open = await trx
    .selectFrom('product_consumer')
    .select('key')
    .where('product', '=', product)
    .where('state', 'in', [...sharingActs.withdraw.from])
    .orderBy('key')
    .execute();
  for (const { key } of open) {
    const it = await shares.owner.lock(trx, key);
    const decided = it && share('withdraw', it.state, it.sides);
    if (!it || !decided?.ok) continue;
    const next = { ...it, state: decided.value, locations: [], answeredAt: caller.now, answeredBy: caller.who.user.key };
    await shares.owner.write(trx, { next: { ...next, version: it.version + 1 }, traces: [traceOf('withdraw', it)] }, caller);
  }
};
