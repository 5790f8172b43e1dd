import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect.ts';
import { defaultSettings, type Tenant, type TenantSettings } from '../tenant.ts';

/** The tenant of a key, for jobs and commands that have no host. */
export const tenantByKey = async (database: Database, key: Key): Promise<Tenant | null> => {
  const row = await database
    .forTenant(key)
    .selectFrom('tenant')
    .select(['key', 'name', 'time_zone', 'root_team', 'settings'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    key: row.key,
    name: row.name,
    timeZone: row.time_zone,
    rootTeam: row.root_team,
    settings: { ...defaultSettings, ...(row.settings as Partial<TenantSettings>) },
    host: null,
  };
};

const tenantOfHost = async (database: Database, host: string): Promise<Tenant | null> => {
  const { rows } = await sql<{ key: Key | null }>`select tenant_of_host(${host}) as key`.execute(database.untenanted);
  const key = rows[0]?.key;
  const tenant = key ? await tenantByKey(database, key) : null;
  return tenant && { ...tenant, host };
};

/** Finds the tenant of a host name. What is found is believed for five seconds, so that it costs a request nothing. */
export const tenantFinder = (database: Database) => {
  const known = new LRUCache<string, { tenant: Tenant | null }>({ max: 500, ttl: 5000 });
  return async (host: string): Promise<Tenant | null> => {
    const name = host.replace(/:\d+$/, '').toLowerCase();
    const seen = known.get(name);
    if (seen) return seen.tenant;
    const tenant = await tenantOfHost(database, name);
    known.set(name, { tenant });
    return tenant;
  };
};
