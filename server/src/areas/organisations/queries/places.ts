import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';

/** The words of a search as patterns of `like`, in any place. */
const patterns = (q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

type Input = { q: string; page: number; size: number };

/** Teams in which the caller may make organisations, by name, with the names of the teams above them. One round trip. */
export const listPlaces = async (caller: Caller, { q, page, size }: Input) => {
  const { assignments } = caller.who;
  const fitting = sql<boolean>`${teamsWithin(readableTeams(assignments, rightOf(caller)))}
    and ${teamsWithin(readableTeams(assignments, 'TEAM:read'))}
    and t.searched like all (array(select plain(word) from unnest(${patterns(q)}::text[]) word))`;
  const above = sql<string[]>`coalesce((
    select json_agg(b.name order by cardinality(b.path)) from team b where b.key = any(trim_array(t.path, 1))), '[]')`;
  const total = sql<number>`(select count(*) from team t where ${fitting})`;
  const rows = await caller.db
    .selectFrom('team as t')
    .select(['t.key', 't.name', above.as('above'), total.as('total')])
    .where(fitting)
    .orderBy('t.name')
    .orderBy('t.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(({ key, name, above: names }) => ({ key, name, above: names })), total: rows[0]?.total ?? 0 };
};
