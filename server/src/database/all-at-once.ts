import { type Kysely, type OperationNodeSource, sql } from 'kysely';

/** Several writes as one statement, and so in one round trip; undefined ones are left out. Each name is only a label. */
export const allAtOnce = async <DB>(db: Kysely<DB>, writes: Record<string, OperationNodeSource | undefined>): Promise<void> => {
  const parts = Object.entries(writes).flatMap(([name, write]) => (write ? [sql`${sql.id(name)} as (${write})`] : []));
  await sql`with ${sql.join(parts)} select`.execute(db);
};
