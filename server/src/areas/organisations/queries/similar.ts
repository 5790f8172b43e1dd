import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';

/** So many are pointed out at most. */
const most = 5;

/** Organisations within reach that are called almost like this, the likest first, without archived ones: they may be the same one. */
export const similarOrganisations = async (caller: Caller, { title }: { title: string }) => {
  const rows = await caller.db
    .selectFrom(sql<{ key: string; likeness: number }>`alike(${title})`.as('a'))
    .innerJoin('organisation as o', 'o.key', 'a.key')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'o.key', 'o.title', 'o.city', 'o.types', 't.key as team', 't.name as teamName'])
    .where('o.archived_at', 'is', null)
    .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
    .orderBy('a.likeness', 'desc')
    .orderBy('o.title')
    .orderBy('o.key')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    key: row.key,
    title: row.title,
    team: { key: row.team, name: row.teamName },
    city: row.city,
    types: row.types,
    facts: fromRow(row),
  }));
};
