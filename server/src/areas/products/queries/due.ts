import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { due } from '@bronhouder/domain/publication/conditions.ts';
import type { Kysely } from 'kysely';
import { conditionSql } from '../../../database/condition-sql.ts';
import type { DB } from '../../../database/types.ts';
import { factColumns } from './fact-columns.ts';

/** Products with a planned moment that has passed and is not in the log yet. */
export const dueProducts = async (db: Kysely<DB>, now: Instant): Promise<Key[]> => {
  const rows = await db
    .selectFrom('product as p')
    .select('p.key')
    .where(conditionSql(due, factColumns, now))
    .limit(1000)
    .execute();
  return rows.map((row) => row.key);
};
