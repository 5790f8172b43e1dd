import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { naming } from './named-statements.ts';

/** Which tenant each connection last spoke for; absent: none yet. */
const lastTenant = new WeakMap<PoolClient, string>();

const nobody = '';

const speakFor = async (client: PoolClient, tenant: string): Promise<void> => {
  if ((lastTenant.get(client) ?? nobody) === tenant) return;
  await client.query("select set_config('app.tenant', $1, false)", [tenant]);
  lastTenant.set(client, tenant);
};

/**
 * The shared pool, seen by one tenant: every connection that is handed out speaks for that tenant, which the row-level policies read as
 * `current_setting('app.tenant', true)`. The setting is only sent when the connection last spoke for another. Without a tenant the setting
 * is empty and no row is visible.
 */
export const tenantPool = (pool: Pool, tenant: string = nobody): PostgresPool => ({
  options: pool.options,
  async connect() {
    const client = await pool.connect();
    try {
      await speakFor(client, tenant);
      return naming(client);
    } catch (fault) {
      client.release(true);
      throw fault;
    }
  },
  // The pool outlives each tenant's view of it: `Database.close` ends it.
  async end() {},
});
