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

/** What a list asks for, within what may be read, for a query with `organisation as o` and `team as t`. `but`: leave this filter out, to count its choices. */
export const filtered = (filter: OrganisationFilter, caller: Caller, but?: 'states' | 'types'): Part => {
  // "Archived" is a state to choose like the others: chosen, or to be counted, it is not left out.
  const archivedAsked = filter.states.includes('archived') || but === 'states';
  const parts: Part[] = [
    organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))),
    archivedPart[archivedAsked && filter.archived === 'without' ? 'with' : filter.archived],
    ...inTitle(filter.q),
    ...days(filter, caller.tenant.timeZone),
  ];
  if (filter.team) parts.push(filter.beneath ? sql`t.path @> ${[filter.team]}::uuid[]` : sql`t.key = ${filter.team}`);
  if (filter.types.length > 0 && but !== 'types') parts.push(sql`o.types && ${filter.types}::uuid[]`);
  if (filter.states.length > 0 && but !== 'states')
    parts.push(
      sql`(${sql.join(
        filter.states.map((name) => stateSql(name, caller)),
        sql` or `,
      )})`,
    );
  return sql`(${sql.join(parts, sql` and `)})`;
};
