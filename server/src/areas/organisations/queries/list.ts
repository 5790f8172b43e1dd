import type { OrganisationList } from '@bronhouder/contract/organisation.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { factSelection, fromRow } from '../fact-columns.ts';
import { filtered } from './filtered.ts';

const sortColumns = { title: 'o.title', team: 't.name', savedAt: 'o.saved_at' } as const;

/** One page of the organisations that fit the filter and may be read, with how many there are. One round trip. */
export const listOrganisations = async (caller: Caller, input: OrganisationList) => {
  const direction = input.descending ? 'desc' : 'asc';
  const fitting = filtered(input, caller);
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'o.key', 'o.title', 'o.types', 'o.city', 'o.saved_at', 't.key as team', 't.name as teamName'])
    .select([personIn('o.saved_by').as('savedBy'), sql<number>`count(*) over ()`.as('total')])
    .where(fitting)
    .orderBy(sortColumns[input.sort], direction)
    .orderBy('o.key')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return {
    rows: rows.map((row) => ({
      key: row.key,
      title: row.title,
      team: { key: row.team, name: row.teamName },
      types: row.types,
      facts: fromRow(row),
      city: row.city,
      savedAt: row.saved_at,
      savedBy: row.savedBy,
    })),
    total: rows[0]?.total ?? (input.page > 1 ? await countOrganisations(caller, input) : 0),
  };
};

/** How many there are, where the page asked for lies behind the end. */
const countOrganisations = async (caller: Caller, input: OrganisationList): Promise<number> => {
  const row = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(sql<number>`count(*)`.as('total'))
    .where(filtered(input, caller))
    .executeTakeFirstOrThrow();
  return row.total;
};
