import type { AssignmentFilter } from '@bronhouder/contract/assignment.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { whereRolesAreAssigned } from '../../users/queries/seen.ts';

type Part = RawBuilder<SqlBool>;

/** The filters whose choices are counted. */
export type Facet = 'statuses' | 'roles' | 'placeKinds' | 'unusedMonths';

/** Roles that are held and invitations that nobody answered, as lines of one shape. */
const every = ({ now }: Caller): RawBuilder<unknown> => sql`
  select a.key, a.version, 'active' as status, a.user_id as person, u.name, u.email, u.last_logon_at, u.deactivated_at, a.role, a.team,
    a.organisation, a.scope, null::timestamptz as expires_at, null::timestamptz as sent_at, 0 as times_sent, a.created_at, a.created_by,
    a.updated_at, a.updated_by, a.inviter
  from assignment a join user_account u on u.id = a.user_id
  union all
  select i.key, i.version, case when i.expires_at > ${now} then 'invited' else 'expired' end, null, '', i.email, null, null, i.role, i.team,
    i.organisation, i.scope, i.expires_at, i.sent_at, i.times_sent, i.created_at, i.created_by, i.updated_at, i.updated_by, i.created_by
  from invitation i where i.answer is null`;

/** All these words in name or address, whatever their accents and capitals; of an invitation in its address. */
const named = (q: string): Part[] => {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return [];
  const inAddress = words.map((word) => sql<SqlBool>`plain(l.email) like '%' || plain(${word}) || '%'`);
  return [
    sql`case when l.person is null then ${sql.join(inAddress, sql` and `)} else l.person in (select people_named(${words}::text[])) end`,
  ];
};

/** Who has not signed in since so many months, or ever. An invitation is nobody's yet. */
export const unusedSince = (months: number, { now }: Caller): Part =>
  sql`(l.person is not null and coalesce(l.last_logon_at, '-infinity') < ${now}::timestamptz - make_interval(months => ${months}))`;

const placed = ({ team, beneath, organisation }: AssignmentFilter): Part[] => [
  ...(team ? [beneath ? sql<SqlBool>`t.path @> ${[team]}::uuid[]` : sql<SqlBool>`l.team = ${team}`] : []),
  ...(organisation ? [sql<SqlBool>`l.organisation = ${organisation}`] : []),
];

/** What somebody holds, and what they are invited to by their address. */
const ofPerson = ({ person }: AssignmentFilter): Part[] =>
  person
    ? [sql`(l.person = ${person} or (l.person is null and l.email = (select w.email from user_account w where w.id = ${person})))`]
    : [];

/** Where the caller may assign roles; what they hold themselves, when that is asked for, everywhere. */
const inReach = ({ person }: AssignmentFilter, caller: Caller): Part => {
  const own = caller.who.user.key;
  return person === own ? sql`(${whereRolesAreAssigned(caller)} or l.person = ${own})` : whereRolesAreAssigned(caller);
};

const chosen = (filter: AssignmentFilter, caller: Caller, but?: Facet): Part[] => {
  const parts: Record<Facet, Part | null> = {
    statuses: filter.statuses.length > 0 ? sql`l.status = any(${filter.statuses}::text[])` : null,
    roles: filter.roles.length > 0 ? sql`l.role = any(${filter.roles}::uuid[])` : null,
    placeKinds:
      filter.placeKinds.length > 0
        ? sql`(case when l.organisation is null then 'team' else 'organisation' end) = any(${filter.placeKinds}::text[])`
        : null,
    unusedMonths: filter.unusedMonths ? unusedSince(filter.unusedMonths, caller) : null,
  };
  return (Object.keys(parts) as Facet[]).flatMap((facet) => (facet === but ? [] : (parts[facet] ?? [])));
};

/**
 * The lines that a list asks for and the caller may know of: those where it may assign roles, and its own. What follows `from` in a query, with
 * `l`, its role `r`, its organisation `o` (null: held at the team) and the team `t`. `but`: without this filter, to count its choices.
 */
export const linesFrom = (filter: AssignmentFilter, caller: Caller, but?: Facet): RawBuilder<unknown> => {
  const parts = [inReach(filter, caller), ...placed(filter), ...named(filter.q), ...ofPerson(filter), ...chosen(filter, caller, but)];
  return sql`(${every(caller)}) l join role r on r.key = l.role left join organisation o on o.key = l.organisation
    join team t on t.key = coalesce(l.team, o.team) where ${sql.join(parts, sql` and `)}`;
};
