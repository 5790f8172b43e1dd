import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from './fact-columns.ts';
import type { ProductRecord } from '../record.ts';
import { isHeard } from '../sharing/queries/heard.ts';

/** A product as far as an act on its organisation touches it. */
export type ProductOfOwner = Pick<ProductRecord, 'key' | 'version' | 'facts' | 'ownArchivedAt' | 'watched'>;

/**
 * All products of an organisation that a verb holds, locked. First the locks and only then the look: what was being saved or published
 * meanwhile is seen as it became. Whoever comes later finds the organisation as the verb leaves it.
 */
export const lockedProductsOf = async (trx: Transaction<DB>, organisation: Key): Promise<ProductOfOwner[]> => {
  const locked = await trx
    .selectFrom('product')
    .select('key')
    .where('organisation', '=', organisation)
    .orderBy('key')
    .forUpdate()
    .execute();
  if (locked.length === 0) return [];
  const rows = await trx
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .select([...factSelection, 'p.key', 'p.version', 'p.archived_at as own_archived_at'])
    .select(isHeard.as('watched'))
    .where('p.organisation', '=', organisation)
    .orderBy('p.key')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    version: row.version,
    facts: fromRow(row),
    ownArchivedAt: row.own_archived_at,
    watched: Boolean(row.watched),
  }));
};
