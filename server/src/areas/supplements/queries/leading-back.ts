import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** Which of these supplements name the record themselves, directly or by way of others. */
export const leadingBack = async (trx: Transaction<DB>, record: Key, keys: readonly Key[]): Promise<Set<Key>> => {
  const { rows } = await sql<{ start: Key }>`
    with recursive reached (start, key) as (
      select k, k from unnest(${[...keys]}::uuid[]) k
      union
      select r.start, u.supplement
      from reached r join supplement s on s.key = r.key join supplement_use u on u.record = s.key and u.revision = s.working
    )
    select distinct start from reached where key = ${record}`.execute(trx);
  return new Set(rows.map(({ start }) => start));
};
