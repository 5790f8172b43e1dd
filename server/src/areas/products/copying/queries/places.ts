import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../../http/caller.ts';

type Input = { q: string; page: number; size: number };

/** The words of a search as patterns of `like`, in any place. */
const patterns = (q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Organisations to which the caller may copy products, by title. Archived ones take nothing in. One round trip. */
export const listCopyPlaces = async (caller: Caller, { q, page, size }: Input) => {
  const { assignments } = caller.who;
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 'o.title', 't.name as team', sql<number>`count(*) over ()`.as('total')])
    .where('o.archived_at', 'is', null)
    .where(organisationsWithin(readableTeams(assignments, rightOf(caller))))
    .where(organisationsWithin(readableTeams(assignments, 'PRODUCT:read')))
    .where(sql<boolean>`o.searched like all (array(select plain(word) from unnest(${patterns(q)}::text[]) word))`)
    .orderBy('o.title')
    .orderBy('o.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(({ key, title, team }) => ({ key, title, team })), total: rows[0]?.total ?? 0 };
};
