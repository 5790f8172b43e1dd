import type { Key } from '@bronhouder/domain/instant.ts';
import type { RelationKind } from '@bronhouder/domain/relations/labels.ts';
import { type Pair, pairOf } from '@bronhouder/domain/relations/relate.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

export type LockedType = { key: Key; kind: RelationKind; team: Key };

/** A relation type, with which nobody else makes a relation until the transaction ends, so that no two close a circle together. */
export const lockType = async (trx: Transaction<DB>, key: Key): Promise<LockedType | null> => {
  const row = await trx
    .selectFrom('relation_type')
    .select(['key', 'team', sql<RelationKind>`kind`.as('kind')])
    .where('key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
};

/** What there is already of this type around two organisations: the relation itself, and everything that the target is a part of. */
export const aroundPair = async (trx: Transaction<DB>, { key, kind }: LockedType, wished: Pair) => {
  const { source, target } = pairOf(kind, wished);
  const { rows } = await sql<{ exists: boolean; parts: Pair[] }>`
    with recursive up as (
      select source, target from relation where type = ${key} and source = ${target}
      union select r.source, r.target from relation r join up on r.source = up.target where r.type = ${key}
    )
    select exists(select from relation where type = ${key} and source = ${source} and target = ${target}) as exists,
      coalesce((select json_agg(up) from up), '[]') as parts`.execute(trx);
  return rows[0] ?? { exists: false, parts: [] };
};
