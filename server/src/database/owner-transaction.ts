import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './connect.ts';
import type { DB } from './types.ts';

/**
 * One transaction as the owner of the database, in the name of a tenant that may not exist yet: for what the application's role may
 * not do, such as making a tenant. Never for requests.
 */
export const asOwnerOf = async <T>(database: Database, tenant: string, act: (trx: Transaction<DB>) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({ ...database.owner, max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('app.tenant', ${tenant}, true)`.execute(trx);
      return act(trx);
    });
  } finally {
    await db.destroy();
  }
};
