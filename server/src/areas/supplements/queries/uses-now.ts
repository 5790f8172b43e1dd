import { isShown } from '@bronhouder/domain/supplements/uses.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { type User, usersOf } from './users-sql.ts';

/** Waits for who is about to name this supplement, and lets nobody else begin to until the transaction ends. */
export const keepFromBeingNamed = async (trx: Transaction<DB>, key: Key): Promise<void> => {
  await trx.selectFrom('supplement').select('key').where('key', '=', key).forUpdate().execute();
};

/** Every record that uses a supplement, whoever asks. */
export const usersNow = async (db: Kysely<DB>, { key, organisation }: { key: Key; organisation: Key }, now: Instant): Promise<User[]> => {
  const users = usersOf({ supplement: sql`${key}::uuid`, organisation: sql`${organisation}::uuid`, now });
  const { rows } = await sql<User>`select x.* from ${users} x order by x.kind, x.title, x.key`.execute(db);
  return rows;
};

/** How many records use it, and whether readers see it in one of them. */
export const usesNow = async (db: Kysely<DB>, it: { key: Key; organisation: Key }, now: Instant) => {
  const users = await usersNow(db, it, now);
  return { count: users.length, shown: users.some(({ revisions }) => isShown(revisions)) };
};
