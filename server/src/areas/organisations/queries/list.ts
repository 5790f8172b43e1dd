import type { OrganisationList } from '@bronhouder/contract/organisation.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';
import { filtered } from './filtered.ts';

const sortColumns = { title: 'o.title', team: 't.name', savedAt: 'o.saved_at' } as const;

/** How many there are that fit. Apart from the page, so that the page can stop as soon as it is full. */
const countOf = (caller: Caller, fitting: ReturnType<typeof filtered>) =>
  caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(sql<number>`count(*)`.as('total'))
    .where(fitting);

/** One page of the organisations that fit the filter and may be read, with how many there are. One round trip. */
export const listOrganisations = async (caller: Caller, input: OrganisationList) => {
  const direction = input.descending ? 'desc' : 'asc';
  const fitting = filtered(input, caller);
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'o.key', 'o.title', 'o.types', 'o.city', 'o.saved_at', 't.key as team', 't.name as teamName'])
    .select([personIn('o.saved_by').as('savedBy'), countOf(caller, fitting).as('total')])
    .where(fitting)
    .orderBy(sortColumns[input.sort], direction)
    .orderBy('o.key', direction)
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
    // Behind the end there is no row to say it.
    total: rows[0]?.total ?? (input.page > 1 ? (await countOf(caller, fitting).executeTakeFirstOrThrow()).total : 0),
  };
};
