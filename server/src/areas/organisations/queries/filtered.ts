import type { OrganisationFilter } from '@bronhouder/contract/organisation.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { all, changedBetween, type Part, stateIn, titledPatterns } from '../../records/queries/filter-parts.ts';
import { factColumns } from '../fact-columns.ts';

/** A state of an organisation as SQL. */
export const stateSql = (name: string, caller: Caller): Part => stateIn(name, factColumns, caller);

/** All these words in the title, whatever their accents and capitals. */
const inTitle = (q: string): Part[] => {
  const patterns = titledPatterns(q);
  return patterns.length > 0 ? [sql`o.key in (select titled(${patterns}::text[]))`] : [];
};

const archivedPart = {
  without: sql<SqlBool>`o.archived_at is null`,
  with: sql<SqlBool>`true`,
  only: sql<SqlBool>`o.archived_at is not null`,
};

const switchColumns = { online: 'o.online', workflow: 'o.workflow', productWorkflow: 'o.product_workflow' } as const;

/** A switch that stands so, as SQL. */
export const switchSql = (name: keyof typeof switchColumns, value: 'on' | 'off'): Part =>
  value === 'on' ? sql`${sql.ref(switchColumns[name])}` : sql`not ${sql.ref(switchColumns[name])}`;

/** Archived or not, as SQL. */
export const archivedSql = (value: OrganisationFilter['archived']): Part => archivedPart[value];

/** The filters of which each choice is counted. */
const choiceNames = ['states', 'types', 'archived', 'online', 'workflow', 'productWorkflow'] as const;
type ChoiceName = (typeof choiceNames)[number];

/** What each of these filters leaves. `but`: one of them is left out, to count its choices. */
const chosenParts = (filter: OrganisationFilter, caller: Caller, but?: ChoiceName): Part[] => {
  // "Archived" is a state to choose like the others: chosen, or to be counted, it is not left out.
  const archivedAsked = filter.states.includes('archived') || but === 'states';
  const ofSwitch = (name: keyof typeof switchColumns) => (filter[name] ? [switchSql(name, filter[name])] : []);
  const states = sql.join(
    filter.states.map((name) => stateSql(name, caller)),
    sql` or `,
  );
  const parts: Record<ChoiceName, Part[]> = {
    states: filter.states.length > 0 ? [sql`(${states})`] : [],
    types: filter.types.length > 0 ? [sql`o.types && ${filter.types}::uuid[]`] : [],
    archived: [archivedSql(archivedAsked && filter.archived === 'without' ? 'with' : filter.archived)],
    online: ofSwitch('online'),
    workflow: ofSwitch('workflow'),
    productWorkflow: ofSwitch('productWorkflow'),
  };
  return choiceNames.flatMap((name) => (name === but ? [] : parts[name]));
};

/** What a list asks for before its choices: what may be read, of which team, named how, changed when. */
export const beforeChoices = (filter: OrganisationFilter, caller: Caller): Part =>
  all([
    organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))),
    ...inTitle(filter.q),
    ...changedBetween(sql`o.saved_at`, filter, caller.tenant.timeZone),
    ...(filter.team ? [filter.beneath ? sql<SqlBool>`t.path @> ${[filter.team]}::uuid[]` : sql<SqlBool>`t.key = ${filter.team}`] : []),
  ]);

/** What the choices of a filter leave, all but one of them. */
export const otherChoices = (filter: OrganisationFilter, caller: Caller, but: ChoiceName): Part => all(chosenParts(filter, caller, but));

/** What a list asks for, within what may be read, for a query with `organisation as o` and `team as t`. */
export const filtered = (filter: OrganisationFilter, caller: Caller): Part =>
  all([beforeChoices(filter, caller), ...chosenParts(filter, caller)]);
