import { sql } from 'kysely';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { House } from '../house.ts';
import { fileName } from '../outside/files/names.ts';

/** Files of records that were deleted for good. The bytes go first: what a killed process leaves is found again. */
const clearFiles = async ({ database, outside }: House, tenant: Tenant): Promise<number> => {
  const db = database.forTenant(tenant.key);
  const left = await db
    .selectFrom('file as f')
    .select('f.key')
    .where(
      sql<boolean>`not exists (select from organisation where key = f.record union all select from product where key = f.record
        union all select from supplement where key = f.record)`,
    )
    .limit(1000)
    .execute();
  for (const { key } of left) {
    await outside.files.delete(fileName(tenant.key, key));
    await db.deleteFrom('file').where('key', '=', key).execute();
  }
  return left.length;
};

/** Throws away files without a record, and what is only of the moment: who had what open, sessions and codes that ended, counted sign-ins. */
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
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), await clearFiles(house, tenant));
};
