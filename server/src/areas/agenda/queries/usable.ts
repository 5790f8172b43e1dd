import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { hasPlaceOrIsInOne } from '../../supplements/queries/has-place.ts';

/**
 * Whether an organisation can put this product into its agenda: its own, or one of another that it accepted to show, as long as it is not
 * archived. Until the transaction ends it is neither deleted nor taken back.
 */
export const productUsable = async (trx: Transaction<DB>, organisation: Key, product: Key): Promise<boolean> => {
  const row = await trx
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .select('p.organisation')
    .where('p.key', '=', product)
    .where('p.archived_at', 'is', null)
    .where('o.archived_at', 'is', null)
    .forKeyShare(['p'])
    .executeTakeFirst();
  if (!row || row.organisation === organisation) return row !== undefined;
  const shared = await trx
    .selectFrom('product_consumer')
    .select('key')
    .where('product', '=', product)
    .where('organisation', '=', organisation)
    .where('state', '=', 'accepted')
    .forKeyShare()
    .executeTakeFirst();
  return shared !== undefined;
};

/** Whose supplements something can be put into the agenda at: those of the own library, and those that a shared product names. For a query with `supplement as s`. */
export const inReach = (organisation: Key, product: Key | null) => sql<boolean>`s.key in (
  select own.key from supplement own where own.organisation = ${organisation}
  union all select u.supplement from supplement_use u join product p on p.key = u.record and u.revision in (p.working, p.published_revision)
  where p.key = ${product} and exists (
    select from product_consumer c where c.product = p.key and c.organisation = ${organisation} and c.state = 'accepted'))`;

type Where = { organisation: Key; product: Key | null; keys: readonly Key[] };

/**
 * Which of these supplements something can be put into the agenda at, those of its own library or that the shared product names: true, or
 * false for one that is no place. None of them is deleted until the transaction ends.
 */
export const locationsUsable = async (trx: Transaction<DB>, { organisation, product, keys }: Where): Promise<Map<Key, boolean>> => {
  if (keys.length === 0) return new Map();
  const rows = await trx
    .selectFrom('supplement as s')
    .select(['s.key', hasPlaceOrIsInOne.as('place')])
    .where('s.key', 'in', [...keys])
    .where(inReach(organisation, product))
    .forKeyShare(['s'])
    .execute();
  return new Map(rows.map(({ key, place }) => [key, place]));
};
