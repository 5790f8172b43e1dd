import type { AccountFacts } from '@bronhouder/domain/people/account.ts';
import { shownDays, type Use, unusedFrom, unusedMonths } from '@bronhouder/domain/people/unused.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql } from 'kysely';

const newestRole = sql<Instant | null>`(select max(r.created_at) from assignment r where r.user_id = u.id)`;

/** What the use of an account follows from, for a query with `user_account as u`. */
export const usageSelection = [
  'u.created_at',
  'u.last_logon_at',
  'u.kept_at',
  'u.unused_warned_at',
  'u.deactivated_at',
  newestRole.as('newest_role_at'),
] as const;

type UseRow = {
  created_at: Instant;
  last_logon_at: Instant | null;
  kept_at: Instant | null;
  unused_warned_at: Instant | null;
  newest_role_at: Instant | null;
};

export const usageOf = (row: UseRow): Use => ({
  createdAt: row.created_at,
  lastLogonAt: row.last_logon_at,
  keptAt: row.kept_at,
  newestRoleAt: row.newest_role_at,
  warnedAt: row.unused_warned_at,
});

/** What the status follows from. */
export const accountFactsOf = (row: UseRow & { deactivated_at: Instant | null }): AccountFacts => ({
  deactivatedAt: row.deactivated_at,
  unusedFrom: unusedFrom(usageOf(row)),
});

/** The same as `unusedFrom` of the domain, so that a list can filter by it, for a query with `user_account as u`. */
export const unusedFromSql: RawBuilder<Instant> = sql<Instant>`((greatest(u.created_at, u.last_logon_at, u.kept_at, ${newestRole}) at time zone 'UTC'
  + make_interval(months => ${sql.lit(unusedMonths)}) - make_interval(days => ${sql.lit(shownDays)})) at time zone 'UTC')`;
