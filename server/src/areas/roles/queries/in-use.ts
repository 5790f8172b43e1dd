import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** How many people hold a role, and how many invitations to it are open, for a verb. */
export const countUses = async (db: Kysely<DB>, key: Key, now: Instant): Promise<{ holders: number; invited: number }> =>
  db
    .selectNoFrom([
      sql<number>`(select count(distinct user_id) from assignment where role = ${key})`.as('holders'),
      sql<number>`(select count(*) from invitation where role = ${key} and answer is null and expires_at > ${now})`.as('invited'),
    ])
    .executeTakeFirstOrThrow();
