import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { lockedProductsOf } from './of-owner.ts';

/** The titles of organisations that show products of an organisation that a verb holds, and which of its products others were asked to show. */
export const sharedProductsOf = async (trx: Transaction<DB>, organisation: Key): Promise<{ consumers: string[]; offered: Key[] }> => {
  await lockedProductsOf(trx, organisation);
  const rows = await trx
    .selectFrom('product_consumer as c')
    .innerJoin('product as p', 'p.key', 'c.product')
    .innerJoin('organisation as k', 'k.key', 'c.organisation')
    .select(['c.product', 'c.state', 'k.title'])
    .where('p.organisation', '=', organisation)
    .where('c.state', 'in', ['offered', 'accepted'])
    .orderBy('c.product')
    .execute();
  const of = (state: string) => rows.filter((row) => row.state === state);
  return {
    consumers: [...new Set(of('accepted').map((row) => row.title))].sort(),
    offered: [...new Set(of('offered').map((row) => row.product))],
  };
};
