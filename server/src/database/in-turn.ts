import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from './types.ts';

/** What of a tenant is changed by one transaction at a time. */
export type Turn = 'tree of teams' | 'relation types' | 'supplements that name each other';

const nameOf = (turn: Turn): RawBuilder<string> => sql`${turn} || ' ' || this_tenant()`;

/**
 * Waits until nobody else of the tenant has this turn, and keeps it until the transaction ends. A statement of its own, so that what is
 * read next is what the one before left.
 */
export const takeTurn = async (trx: Transaction<DB>, turn: Turn): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(turn)}, 0))`.execute(trx);
};
