import type { SupplementList } from '@bronhouder/contract/supplement.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { closingOf } from '../closing-columns.ts';
import { filtered } from './filtered.ts';
import { summaries } from './summaries.ts';
import { usesOfEach } from './used-sql.ts';
import { usesCounted } from './users-sql.ts';
import { readable } from './within.ts';

const sortColumns = {
  title: sql`s.searched`,
  type: sql`(select d.definition->'name'->>'nl' from type_definition d where d.key = s.type and d.newest)`,
  uses: sql`coalesce(w.uses, 0)`,
  savedAt: sql`s.saved_at`,
} as const;

/** One page of the supplements that fit the filter and may be read, with how many there are. */
export const listSupplements = async (caller: Caller, input: SupplementList) => {
  const fitting = filtered(input, caller);
  const direction = input.descending ? 'desc' : 'asc';
  const each = usesOfEach(input.organisation, caller.now);
  const rows = await readable(caller)
    // To sort by it, it has to be known of all; else only of those on the page.
    .$if(input.sort === 'uses', (query) => query.leftJoin(each.as('w'), (join) => join.on(sql`w.supplement`, '=', sql`s.key`)))
    .select(['s.key', 's.title', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason', 's.saved_at'])
    .select(['o.key as organisation', 'o.title as organisationTitle', personIn('s.saved_by').as('savedBy')])
    .select([usesCounted(caller.now).as('uses'), sql<number>`count(*) over ()`.as('total')])
    .where(fitting)
    .orderBy(sortColumns[input.sort], direction)
    .orderBy('s.searched')
    .orderBy('s.key')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const shown = await summaries(
    caller.db,
    rows.map(({ key }) => key),
  );
  return {
    rows: rows.map((row) => ({
      key: row.key,
      title: row.title,
      type: row.type,
      organisation: { key: row.organisation, title: row.organisationTitle },
      closing: closingOf(row),
      summary: shown(row.key),
      uses: row.uses,
      savedAt: row.saved_at,
      savedBy: row.savedBy,
    })),
    // Behind the end there is no row to say it.
    total: rows[0]?.total ?? (input.page > 1 ? await countOf(caller, fitting) : 0),
  };
};

const countOf = async (caller: Caller, fitting: ReturnType<typeof filtered>): Promise<number> =>
  (await readable(caller).select(sql<number>`count(*)`.as('total')).where(fitting).executeTakeFirstOrThrow()).total;
