import type { ProductFilter } from '@bronhouder/contract/product.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { all, changedBetween, type Part, stateIn, titledPatterns } from '../../records/queries/filter-parts.ts';
import { factColumns } from './fact-columns.ts';

/** A state of a product as SQL. */
export const stateSql = (name: string, caller: Caller): Part => stateIn(name, factColumns, caller);

const inTitle = (q: string): Part[] => {
  const patterns = titledPatterns(q);
  return patterns.length > 0 ? [sql`p.key in (select products_titled(${patterns}::text[]))`] : [];
};

const archivedPart = {
  without: sql<SqlBool>`coalesce(p.archived_at, o.archived_at) is null`,
  with: sql<SqlBool>`true`,
  only: sql<SqlBool>`coalesce(p.archived_at, o.archived_at) is not null`,
};

/** Archived or not, as SQL. */
export const archivedSql = (value: ProductFilter['archived']): Part => archivedPart[value];

/** Where the list looks: at the organisation asked for, the team, or everywhere; for a query with `organisation as o` and `team as t`. */
const asked = ({ organisation, team, beneath }: ProductFilter): Part[] => [
  ...(organisation ? [sql<SqlBool>`o.key = ${organisation}`] : []),
  ...(team ? [beneath ? sql<SqlBool>`t.path @> ${[team]}::uuid[]` : sql<SqlBool>`t.key = ${team}`] : []),
];

/** Products of the organisations asked for; products of others that these show or were offered; or both, each within what may be read. */
export const sharedSql = (value: ProductFilter['shared'], filter: ProductFilter, caller: Caller): Part => {
  const there = all([organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))), ...asked(filter)]);
  const shown = sql<SqlBool>`p.key in (
    select pc.product from product_consumer pc join organisation o on o.key = pc.organisation join team t on t.key = o.team
    where pc.state in ('offered', 'accepted') and ${there})`;
  if (value === 'own') return there;
  return value === 'shared' ? sql`(${shown} and not ${there})` : sql`(${there} or ${shown})`;
};

/** The filters of which each choice is counted. */
const choiceNames = ['states', 'types', 'archived', 'shared'] as const;
type ChoiceName = (typeof choiceNames)[number];

/** What each of these filters leaves. `but`: one of them is left out, to count its choices. */
const chosenParts = (filter: ProductFilter, caller: Caller, but?: ChoiceName): Part[] => {
  // "Archived" is a state to choose like the others: chosen, or to be counted, it is not left out.
  const archivedAsked = filter.states.includes('archived') || but === 'states';
  const chosen = sql.join(
    filter.states.map((name) => stateSql(name, caller)),
    sql` or `,
  );
  const parts: Record<ChoiceName, Part[]> = {
    states: filter.states.length > 0 ? [sql`(${chosen})`] : [],
    types: filter.types.length > 0 ? [sql`p.type = any(${filter.types}::uuid[])`] : [],
    archived: [archivedSql(archivedAsked && filter.archived === 'without' ? 'with' : filter.archived)],
    shared: [sharedSql(filter.shared, filter, caller)],
  };
  return choiceNames.flatMap((name) => (name === but ? [] : parts[name]));
};

/** What a list asks for before its choices: what may be read of what is asked for, named how, changed when. */
export const beforeChoices = (filter: ProductFilter, caller: Caller): Part =>
  all([...inTitle(filter.q), ...changedBetween(sql`p.saved_at`, filter, caller.tenant.timeZone)]);

/** What the choices of a filter leave, all but one of them. */
export const otherChoices = (filter: ProductFilter, caller: Caller, but: ChoiceName): Part => all(chosenParts(filter, caller, but));

/** What a list asks for, within what may be read, for a query with `product as p`, `organisation as o` and `team as t`. */
export const filtered = (filter: ProductFilter, caller: Caller): RawBuilder<SqlBool> =>
  all([beforeChoices(filter, caller), ...chosenParts(filter, caller)]);
