import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** What an operator wants to know of a tenant. */
export type TenantSummary = { key: Key; name: string; hosts: string[]; people: number; organisations: number };

/** Every active tenant, by name. */
export const summariseTenants = async (database: Database): Promise<TenantSummary[]> => {
  const { rows } = await sql<{ key: Key }>`select all_tenants() as key`.execute(database.untenanted);
  const summaries = await Promise.all(
    rows.map(({ key }) =>
      database
        .forTenant(key)
        .selectFrom('tenant')
        .select(['key', 'name'])
        .select(sql<string[]>`(select coalesce(array_agg(host order by host), '{}') from tenant_site)`.as('hosts'))
        .select(sql<number>`(select count(*)::int from user_account)`.as('people'))
        .select(sql<number>`(select count(*)::int from organisation)`.as('organisations'))
        .executeTakeFirst(),
    ),
  );
  return summaries.flatMap((summary) => summary ?? []).sort((one, other) => one.name.localeCompare(other.name));
};
