import type { Key } from '@bronhouder/domain/instant.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';

/** An organisation at which a product is to be made: its place for rights, and what of its facts a product has from it. */
export type Owner = {
  place: { teams: Key[]; organisation: Key };
  workflow: boolean;
  online: boolean;
  deactivatedAt: string | null;
  archivedAt: string | null;
};

const owners = (db: Kysely<DB>) =>
  db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 't.path', 'o.product_workflow', 'o.online', 'o.deactivated_at', 'o.archived_at']);

type Row = Awaited<ReturnType<ReturnType<typeof owners>['executeTakeFirstOrThrow']>>;
const fromRow = (row: Row): Owner => ({
  place: { teams: row.path, organisation: row.key },
  workflow: row.product_workflow,
  online: row.online,
  deactivatedAt: row.deactivated_at,
  archivedAt: row.archived_at,
});

/** The owner of a product that is to be made; null: there is none. In a transaction it cannot be deleted until that ends. */
export const ownerOf = async (db: Kysely<DB>, key: Key): Promise<Owner | null> => {
  const row = await owners(db)
    .where('o.key', '=', key)
    .$if(db.isTransaction, (query) => query.forKeyShare(['o']))
    .executeTakeFirst();
  return row ? fromRow(row) : null;
};

/** Every organisation of the tenant as an owner: for filling a database with very many products. */
export const ownersOf = async (db: Kysely<DB>): Promise<Owner[]> => (await owners(db).execute()).map(fromRow);
