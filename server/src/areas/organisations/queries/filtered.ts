import type { OrganisationFilter } from '@bronhouder/contract/organisation.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type State, states } from '@bronhouder/domain/publication/states.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { conditionSql } from '../../../database/condition-sql.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { factColumns } from '../fact-columns.ts';

type Part = RawBuilder<SqlBool>;

const isState = (name: string): name is State => Object.hasOwn(states, name);

/** A state as SQL: the same condition as the chip on the screen. An unknown state finds nothing. */
export const stateSql = (name: string, caller: Caller): Part =>
  isState(name) ? conditionSql(states[name], factColumns, caller.now) : sql`false`;

/** All these words in the title, whatever their accents and capitals. The longest comes first: it finds the fewest. */
const inTitle = (q: string): Part[] => {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);
  return words.length > 0 ? [sql`o.key in (select titled(${words}::text[]))`] : [];
};

const days = ({ changedFrom, changedTill }: OrganisationFilter, zone: string): Part[] => [
  ...(changedFrom ? [sql<SqlBool>`o.saved_at >= (${changedFrom}::date)::timestamp at time zone ${zone}`] : []),
  ...(changedTill ? [sql<SqlBool>`o.saved_at < (${changedTill}::date + 1)::timestamp at time zone ${zone}`] : []),
];

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
export const choiceNames = ['states', 'types', 'archived', 'online', 'workflow', 'productWorkflow'] as const;
export type ChoiceName = (typeof choiceNames)[number];

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

/** All these parts together. */
export const all = (parts: readonly Part[]): Part => (parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`);

/** What a list asks for before its choices: what may be read, of which team, named how, changed when. */
export const beforeChoices = (filter: OrganisationFilter, caller: Caller): Part =>
  all([
    organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))),
    ...inTitle(filter.q),
    ...days(filter, caller.tenant.timeZone),
    ...(filter.team ? [filter.beneath ? sql<SqlBool>`t.path @> ${[filter.team]}::uuid[]` : sql<SqlBool>`t.key = ${filter.team}`] : []),
  ]);

/** What the choices of a filter leave, all but one of them. */
export const otherChoices = (filter: OrganisationFilter, caller: Caller, but: ChoiceName): Part => all(chosenParts(filter, caller, but));

/** What a list asks for, within what may be read, for a query with `organisation as o` and `team as t`. */
export const filtered = (filter: OrganisationFilter, caller: Caller): Part =>
  all([beforeChoices(filter, caller), ...chosenParts(filter, caller)]);
