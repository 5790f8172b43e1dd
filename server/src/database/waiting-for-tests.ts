import { type Kysely, sql } from 'kysely';
import type { DB } from './types.ts';

/** How many writes in this database are held up by another one at this moment. */
export const writesThatWait = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
};
