import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from './fact-columns.ts';

/** So many are pointed out at most. */
const most = 5;

/** Products of one organisation that are called almost like this, the likest first, without archived ones: they may be the same one. */
export const similarProducts = async (caller: Caller, { organisation, title }: { organisation: Key; title: string }) => {
  const rows = await caller.db
    .selectFrom(sql<{ key: string; likeness: number }>`products_alike(${organisation}, ${title})`.as('a'))
    .innerJoin('product as p', 'p.key', 'a.key')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'p.key', 'p.title', 'p.type'])
    .where('p.archived_at', 'is', null)
    .where('o.archived_at', 'is', null)
    .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
    .orderBy('a.likeness', 'desc')
    .orderBy('p.title')
    .orderBy('p.key')
    .limit(most)
    .execute();
  return rows.map((row) => ({ key: row.key, title: row.title, type: row.type, facts: fromRow(row) }));
};
