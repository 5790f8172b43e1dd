import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql } from 'kysely';
import { organisationsWithin, productsWithin, teamsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

type Entry = { kind: string; record: Key; details: { values?: Values } };
type Kind =
  | 'team'
  | 'organisation'
  | 'product'
  | 'supplement'
  | 'agenda'
  | 'role'
  | 'user'
  | 'assignment'
  | 'invitation'
  | 'relationType'
  | 'type';
export type LogName = { key: Key; kind: Kind; name: string; builtIn: BuiltInRole | null };

const isKey = (value: unknown): value is Key =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(value);

/**
 * The names that entries of a log need, as they are now, by key: of the records and of every key in what they tell. A place that may not
 * be read has none; neither has somebody who was forgotten. One round trip, none when nothing is to be named.
 */
export const namesIn = async (caller: Caller, entries: readonly Entry[]) => {
  const keys = [...new Set(entries.flatMap(({ record, details }) => [record, ...Object.values(details.values ?? {}).filter(isKey)]))];
  const { assignments } = caller.who;
  const these = sql`any(${keys}::uuid[])`;
  const { rows } =
    keys.length === 0
      ? { rows: [] }
      : await sql<LogName>`
    select t.key, 'team' as kind, t.name, null as "builtIn" from team t
      where t.key = ${these} and ${teamsWithin(readableTeams(assignments, 'TEAM:read'))}
    union all select o.key, 'organisation', o.title, null from organisation o join team t on t.key = o.team
      where o.key = ${these} and ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))}
    union all select p.key, 'product', p.title, null from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
      where p.key = ${these} and ${productsWithin(readableTeams(assignments, 'PRODUCT:read'))}
    union all select s.key, 'supplement', s.title, null
      from supplement s join organisation o on o.key = s.organisation join team t on t.key = o.team
      where s.key = ${these} and ${organisationsWithin(readableTeams(assignments, 'SUPPLEMENT:read'))}
    union all select i.key, 'agenda', p.title, null
      from agenda_item i join product p on p.key = i.product join organisation o on o.key = i.organisation join team t on t.key = o.team
      where i.key = ${these} and ${organisationsWithin(readableTeams(assignments, 'AGENDA:read'))}
    union all select r.key, 'role', r.name, r.built_in from role r where r.key = ${these}
    union all select y.key, 'relationType', y.labels->'source'->>'output' || case when y.kind = 'equal' then ''
      else ' / ' || (y.labels->'target'->>'output') end, null from relation_type y where y.key = ${these}
    union all select d.key, 'type', d.definition->'name'->>'nl', null from type_definition d where d.newest and d.key = ${these}
    union all select u.id, 'user', u.name, null from user_account u where u.id = ${these} and u.name <> ''
    union all select x.key, 'assignment', u.name, null from assignment x join user_account u on u.id = x.user_id
      where x.key = ${these} and u.name <> ''
    union all select i.key, 'invitation', i.email, null from invitation i where i.key = ${these} and i.email not like '%@invalid'`.execute(
          caller.db,
        );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return { all: rows, ofRecord: (key: Key): string | null => byKey.get(key)?.name ?? null };
};
