import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Tenant } from '../tenant.ts';

/** Whether the site through which somebody came lets people change their own data (point 3, `allowMyProfile`). */
export const profileOpen = ({ host }: Pick<Tenant, 'host'>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from tenant_site where host = ${host} and not allow_my_profile)`;

/** The same, asked by itself. */
export const isProfileOpen = async (db: Kysely<DB>, tenant: Tenant): Promise<boolean> => {
  const { open } = await db.selectNoFrom(profileOpen(tenant).as('open')).executeTakeFirstOrThrow();
  return open;
};
