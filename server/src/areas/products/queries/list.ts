import type { ProductList } from '@bronhouder/contract/product.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from './fact-columns.ts';
import { filtered } from './filtered.ts';
import { sharedWith, shownThrough } from './shown-through.ts';

const sortColumns = { title: 'p.title', organisation: 'o.title', savedAt: 'p.saved_at' } as const;

const joined = (caller: Caller) =>
  caller.db.selectFrom('product as p').innerJoin('organisation as o', 'o.key', 'p.organisation').innerJoin('team as t', 't.key', 'o.team');

/** How many there are that fit. Apart from the page, so that the page can stop as soon as it is full. */
const countOf = (caller: Caller, fitting: ReturnType<typeof filtered>) =>
  joined(caller).select(sql<number>`count(*)`.as('total')).where(fitting);

/** One page of the products that fit the filter and may be read, with how many there are. One round trip. */
export const listProducts = async (caller: Caller, input: ProductList) => {
  const { assignments } = caller.who;
  const direction = input.descending ? 'desc' : 'asc';
  const fitting = filtered(input, caller);
  const rows = await joined(caller)
    .select([
      ...factSelection,
      'p.key',
      'p.title',
      'p.type',
      'p.saved_at',
      'o.key as organisation',
      'o.title as organisationTitle',
      't.path',
    ])
    .select([personIn('p.saved_by').as('savedBy'), sharedWith.as('sharedWith')])
    .select([shownThrough(readableTeams(assignments, rightOf(caller))).as('shownThrough'), countOf(caller, fitting).as('total')])
    .where(fitting)
    .orderBy(sortColumns[input.sort], direction)
    .orderBy('p.key', direction)
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return {
    rows: rows.map((row) => ({
      key: row.key,
      title: row.title,
      organisation: { key: row.organisation, title: row.organisationTitle },
      type: row.type,
      facts: fromRow(row),
      savedAt: row.saved_at,
      savedBy: row.savedBy,
      sharedWith: row.sharedWith,
      shownThrough: allowed(assignments, { teams: row.path, organisation: row.organisation }, 'PRODUCT:read') ? [] : row.shownThrough,
    })),
    // Behind the end there is no row to say it.
    total: rows[0]?.total ?? (input.page > 1 ? (await countOf(caller, fitting).executeTakeFirstOrThrow()).total : 0),
  };
};
