import type { Key } from '@bronhouder/domain/instant.ts';
import { nearestHolding } from '@bronhouder/domain/permissions/nearest.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import { holderOf, holdersAround } from '../../../rights/queries/holders.ts';

/** Who is asked first for what takes this right at each of these organisations. */
export const nearestHoldersAt = async (db: Kysely<DB>, right: Right, organisations: readonly Key[]): Promise<Map<Key, Key[]>> => {
  if (organisations.length === 0) return new Map();
  const rows = await db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 't.path', holdersAround(sql.ref('o.key')).as('holders')])
    .where('o.key', 'in', [...organisations])
    .execute();
  return new Map(
    rows.map(({ key, path, holders }) => [
      key,
      nearestHolding(right, { teams: path, organisation: key }, holders.map(holderOf)).map(({ person }) => person.key),
    ]),
  );
};
