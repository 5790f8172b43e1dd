import type { SupplementFilter } from '@bronhouder/contract/supplement.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { usedAtAll } from './used-sql.ts';

type Part = RawBuilder<SqlBool>;

/** All these words in the title, whatever their accents and capitals. A library is small: it is read, not looked up in an index. */
const inTitle = (q: string): Part[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<SqlBool>`s.searched like '%' || plain(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`);

/** How it stands on the day it is, as SQL: the same meaning as `closingState`, with what is over as open. */
export const closingSql = (state: NonNullable<SupplementFilter['closing']>, caller: Caller): Part => {
  const today = sql`${todayIn(caller.tenant.timeZone, caller.now)}::date`;
  const upcoming = sql<SqlBool>`coalesce(s.closed_from > ${today}, false)`;
  const closed = sql<SqlBool>`(coalesce(s.closed_from <= ${today}, false) and coalesce(s.closed_till >= ${today}, true))`;
  return { upcoming, closed, open: sql<SqlBool>`not (${upcoming} or ${closed})` }[state];
};

/** The filters of which each choice is counted. */
export type ChoiceName = 'types' | 'closing' | 'used';

/** All these parts together. */
export const all = (parts: readonly Part[]): Part => (parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`);

/** What a list asks for, for a query with `supplement as s`. `but`: one filter left out, to count its choices. */
export const filtered = (filter: SupplementFilter, caller: Caller, but?: ChoiceName): Part =>
  all([
    ...inTitle(filter.q),
    ...(filter.organisation ? [sql<SqlBool>`s.organisation = ${filter.organisation}`] : []),
    ...(filter.types.length > 0 && but !== 'types' ? [sql<SqlBool>`s.type = any(${filter.types}::uuid[])`] : []),
    ...(filter.closing && but !== 'closing' ? [closingSql(filter.closing, caller)] : []),
    ...(filter.used && but !== 'used' ? [sql<SqlBool>`${usedAtAll(filter.organisation, caller.now)} = ${filter.used === 'yes'}`] : []),
  ]);
