import type { UserSearch } from '@bronhouder/contract/user.ts';
import { type AccountFacts, type UserStatus, userStatuses } from '@bronhouder/domain/people/account.ts';
import { rolesEndAt } from '@bronhouder/domain/people/unused.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Columns, conditionSql } from '../../../database/condition-sql.ts';
import type { Caller } from '../../../http/caller.ts';
import { unusedFromSql, usageOf } from './usage.ts';
import { looksAfterAccounts, rolesInReach, whereRolesAreAssigned } from './seen.ts';

type Held = { role: { key: Key; name: string; builtIn: BuiltInRole | null }; place: Place & { name: string }; scope: Scope };
type Row = {
  total: number;
  statuses: Record<string, number>;
  key: Key | null;
  name: string | null;
  email: string;
  status: UserStatus;
  created_at: Instant;
  last_logon_at: Instant | null;
  kept_at: Instant | null;
  unused_warned_at: Instant | null;
  newest_role_at: Instant | null;
  roles: Held[];
};

const factColumns: Columns<AccountFacts> = { deactivatedAt: 'u.deactivated_at', unusedFrom: 'f.unused_from' };
const names = Object.keys(userStatuses) as UserStatus[];

const status = ({ now }: Caller): RawBuilder<string> =>
  sql`case ${sql.join(
    names.map((name) => sql`when ${conditionSql(userStatuses[name], factColumns, now)} then ${sql.lit(name)}`),
    sql` `,
  )} end`;

/** All these words in the name or the address, whatever their accents and capitals. The longest comes first: it finds the fewest. */
const named = (q: string): RawBuilder<SqlBool>[] => {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);
  return words.length > 0 ? [sql`u.id in (select people_named(${words}::text[]))`] : [];
};

/** A role in the caller's reach that is one of those asked for, at or beneath the team that is asked for. */
const held = ({ team, roles }: UserSearch, caller: Caller): RawBuilder<SqlBool>[] => {
  if (!team && roles.length === 0 && looksAfterAccounts(caller)) return [];
  const atTeam = team ? sql`and t.path @> ${[team]}::uuid[]` : sql``;
  const ofRoles = roles.length > 0 ? sql`and a.role = any(${roles}::uuid[])` : sql``;
  return [sql`exists (select ${rolesInReach(caller)} ${atTeam} ${ofRoles})`];
};

const rolesOf = (caller: Caller) => sql`coalesce((
  select json_agg(json_build_object('role', json_build_object('key', r.key, 'name', r.name, 'builtIn', r.built_in),
    'place', json_build_object('kind', case when o.key is null then 'team' else 'organisation' end, 'key', coalesce(o.key, t.key),
      'name', coalesce(o.title, t.name)), 'scope', a.scope) order by coalesce(o.title, t.name), a.key)
  from assignment a join role r on r.key = a.role left join organisation o on o.key = a.organisation
    join team t on t.key = coalesce(a.team, o.team)
  where a.user_id = page.id and ${whereRolesAreAssigned(caller)}), '[]')`;

const orders = { name: 'plain(coalesce(p.name, p.email))', lastLogon: 'p.last_logon_at', created: 'p.created_at' } as const;
const order = ({ sort, descending }: UserSearch) => {
  const direction = descending ? 'desc nulls last' : 'asc nulls first';
  return sql.raw(`${orders[sort]} ${direction}, p.id ${descending ? 'desc' : 'asc'}`);
};

/**
 * One page of the people who hold a role where the caller may assign roles, or for who looks after accounts of everybody, with how many
 * there are, and of each status. Former users are not among them. One round trip.
 */
export const searchUsers = async (caller: Caller, input: UserSearch) => {
  const fitting = sql.join([sql`u.anonymised_at is null`, ...named(input.q), ...held(input, caller)], sql` and `);
  const asked = input.statuses.length > 0 ? sql`where f.status = any(${input.statuses}::text[])` : sql``;
  const { rows } = await sql<Row>`
    with fitting as (
      select u.id, nullif(u.name, '') as name, u.email, u.created_at, u.last_logon_at, u.kept_at, u.unused_warned_at,
        (select max(r.created_at) from assignment r where r.user_id = u.id) as newest_role_at, ${status(caller)} as status
      from user_account u cross join lateral (select ${unusedFromSql} as unused_from) f where ${fitting}
    ), p as (select * from fitting f ${asked}),
    page as (
      select p.*, row_number() over (order by ${order(input)}) as place from p
      order by ${order(input)} limit ${input.size} offset ${(input.page - 1) * input.size}
    )
    select n.total, s.statuses, page.id as key, page.*, ${rolesOf(caller)} as roles
    from (select count(*) as total from p) n
    cross join (select coalesce(json_object_agg(status, count), '{}') as statuses
      from (select status, count(*) from fitting group by status) c) s
    left join page on true order by page.place`.execute(caller.db);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    statuses: names.map((value) => ({ value, count: first?.statuses[value] ?? 0 })),
    rows: rows.flatMap(({ key, ...row }) => (key === null ? [] : [shown({ ...row, key }, caller.now)])),
  };
};

const shown = (row: Row & { key: Key }, now: Instant) => ({
  key: row.key,
  name: row.name,
  email: row.email,
  lastLogonAt: row.last_logon_at,
  createdAt: row.created_at,
  status: row.status,
  rolesEndAt: row.status === 'unused' && row.newest_role_at !== null ? rolesEndAt(usageOf(row), now) : null,
  roles: row.roles,
});
