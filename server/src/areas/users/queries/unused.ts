import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type UsePhase, phaseOfUse } from '@bronhouder/domain/people/unused.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { unusedFromSql, usageOf, usageSelection } from './usage.ts';

/** An account that nobody signs in with, and where that stands. `shown`: administrators were asked to look at it. */
export type Unused = { key: Key; phase: UsePhase; shown: boolean };

/**
 * The accounts of a tenant with roles to lose that are not used, or nearly so: whom administrators look at first, then whom to warn, then
 * whose roles end. Who cannot sign in is not among them.
 */
export const unusedAccounts = async (db: Kysely<DB>, now: Instant): Promise<Unused[]> => {
  const rows = await db
    .selectFrom('user_account as u')
    .select(usageSelection)
    .select(['u.id as key', sql<boolean>`coalesce(u.unused_shown_at >= ${unusedFromSql}, false)`.as('shown')])
    .where('u.deactivated_at', 'is', null)
    .where(sql<boolean>`${unusedFromSql} <= ${now}`)
    .where(({ exists, selectFrom }) => exists(selectFrom('assignment as a').select('a.key').whereRef('a.user_id', '=', 'u.id')))
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ key: row.key, shown: row.shown, phase: phaseOfUse(usageOf(row), now) }));
};
