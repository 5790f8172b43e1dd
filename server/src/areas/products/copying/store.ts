import type { Key } from '@bronhouder/domain/instant.ts';
import type { ToRenew } from '@bronhouder/domain/products/to-renew.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** Writes down with a copy what it still needs. */
export const insertRenewals = async (trx: Transaction<DB>, product: Key, toRenew: readonly ToRenew[]): Promise<void> => {
  if (toRenew.length === 0) return;
  await trx
    .insertInto('product_to_renew')
    .values(toRenew.map(({ field, reason }, position) => ({ product, field, reason, position })))
    .execute();
};

/** Whether the field is on the list of this product. */
export const isListed = async (trx: Transaction<DB>, product: Key, field: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('product_to_renew')
    .select('field')
    .where('product', '=', product)
    .where('field', '=', field)
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteRenewal = async (trx: Transaction<DB>, product: Key, field: string): Promise<void> => {
  await trx.deleteFrom('product_to_renew').where('product', '=', product).where('field', '=', field).execute();
};
