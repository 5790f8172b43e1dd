import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { type State, states } from '@bronhouder/domain/publication/states.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Columns, conditionSql } from '../../../database/condition-sql.ts';
import type { Caller } from '../../../http/caller.ts';

/** A part of a filter. */
export type Part = RawBuilder<SqlBool>;

/** All these parts together. */
export const all = (parts: readonly Part[]): Part => (parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`);

/** The words of a search as patterns of `like`. The longest comes first: it finds the fewest. */
export const titledPatterns = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);

/** Changed between two days of the tenant's zone, both included. */
export const changedBetween = (
  column: RawBuilder<unknown>,
  { changedFrom, changedTill }: { changedFrom?: string | undefined; changedTill?: string | undefined },
  zone: string,
): Part[] => [
  ...(changedFrom ? [sql<SqlBool>`${column} >= (${changedFrom}::date)::timestamp at time zone ${zone}`] : []),
  ...(changedTill ? [sql<SqlBool>`${column} < (${changedTill}::date + 1)::timestamp at time zone ${zone}`] : []),
];

const isState = (name: string): name is State => Object.hasOwn(states, name);

/** A state as SQL, from these columns: the same condition as the chip on the screen. An unknown state finds nothing. */
export const stateIn = (name: string, columns: Columns<Facts>, { now }: Caller): Part =>
  isState(name) ? conditionSql(states[name], columns, now) : sql`false`;
