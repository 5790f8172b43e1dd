import type { Key } from '@bronhouder/domain/instant.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import { shownAt } from '../../store.ts';

/** Where the original of a copy stands for rights, and from where else it may be seen; null when there is none. */
export const sourceOf = async (db: Kysely<DB>, key: Key): Promise<{ place: Subject; seenFrom: Subject[] } | null> => {
  const row = await db
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['t.path', 'p.organisation', shownAt.as('seenFrom')])
    .where('p.key', '=', key)
    .executeTakeFirst();
  return row ? { place: { teams: row.path, organisation: row.organisation }, seenFrom: row.seenFrom } : null;
};
