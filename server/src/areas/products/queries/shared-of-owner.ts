import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { lockedProductsOf } from './of-owner.ts';

/** How many organisations show products of an organisation that a verb holds, and which of its products others were asked to show. */
export const sharedProductsOf = async (trx: Transaction<DB>, organisation: Key): Promise<{ consumers: number; offered: Key[] }> => {
  await lockedProductsOf(trx, organisation);
  const rows = await trx
    .selectFrom('product_consumer as c')
    .innerJoin('product as p', 'p.key', 'c.product')
    .select(['c.product', 'c.organisation', 'c.state'])
    .where('p.organisation', '=', organisation)
    .where('c.state', 'in', ['offered', 'accepted'])
    .orderBy('c.product')
    .execute();
  const of = (state: string) => rows.filter((row) => row.state === state);
  return {
    consumers: new Set(of('accepted').map((row) => row.organisation)).size,
    offered: [...new Set(of('offered').map((row) => row.product))],
  };
};
