import { sql } from 'kysely';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { House } from '../house.ts';

/** Throws away what is only of the moment: who had what open, sessions and codes that ended, counted sign-ins. */
export const clearAway = async (house: House, tenant: Tenant): Promise<number> => {
  const db = house.database.forTenant(tenant.key);
  const now = house.clock();
  const dayAgo = sql<string>`${now}::timestamptz - interval '1 day'`;
  const results = await Promise.all([
    db.deleteFrom('presence').where('seen_at', '<', dayAgo).executeTakeFirst(),
    db.deleteFrom('user_session').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('user_verification').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('sign_in_attempt').where('last_at', '<', dayAgo).executeTakeFirst(),
  ]);
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), 0);
};
