import type { Key } from '@bronhouder/domain/instant.ts';
import type { RenewReason, ToRenew } from '@bronhouder/domain/products/to-renew.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../../http/caller.ts';
import { found } from '../../../../http/refusal-error.ts';
import { readingProducts } from '../../queries/reading.ts';

type Row = { field: string | null; reason: RenewReason | null };

/** What a copied product still needs, in the order of the form; nothing of a product that is no copy. Out of reach is `record.unknown`. */
export const listRenewals = async (caller: Caller, { key }: { key: Key }): Promise<ToRenew[]> => {
  const { rows } = await sql<Row>`
    select r.field, r.reason from ${readingProducts.within(caller, key)} p
    left join product_to_renew r on r.product = p.key order by r.position`.execute(caller.db);
  found(rows[0]);
  return rows.flatMap(({ field, reason }) => (field !== null && reason !== null ? [{ field, reason }] : []));
};
