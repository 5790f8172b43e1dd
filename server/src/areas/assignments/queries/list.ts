import type { AssignmentList } from '@bronhouder/contract/assignment.ts';
import { lineActs } from '@bronhouder/domain/roles/line-acts.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { builtInRoleNames, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { roleNameIn } from '@bronhouder/phrases/role-name.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { linesFrom } from './lines.ts';
import { givenRole } from './role.ts';

type Row = {
  total: number;
  key: Key | null;
  version: number;
  status: 'active' | 'invited' | 'expired';
  person: Key | null;
  name: string;
  email: string;
  last_logon_at: Instant | null;
  deactivated_at: Instant | null;
  role: Key;
  roleName: string;
  builtIn: BuiltInRole | null;
  roleTeam: Key | null;
  rights: Right[];
  team: Key;
  teamName: string;
  path: Key[];
  organisation: Key | null;
  title: string | null;
  archived_at: Instant | null;
  scope: Scope;
  expires_at: Instant | null;
  sent_at: Instant | null;
  times_sent: number;
  created_at: Instant;
  createdBy: Person | null;
  updated_at: Instant;
  updatedBy: Person | null;
  inviter: Person | null;
};

/** The names of the built-in roles as the caller reads them, so that the list is in that order. */
const builtInNames = ({ who }: Caller): string =>
  JSON.stringify(Object.fromEntries(builtInRoleNames.map((name) => [name, roleNameIn(who.user.language, { name, builtIn: name })])));

const nameOf = (column: string) => sql`(select plain(n.name) from user_account n where n.id = ${sql.ref(column)})`;

/** What each order goes by. Who never signed in comes before everybody who did. */
const orders = (caller: Caller): Record<AssignmentList['sort'], RawBuilder<unknown>> => ({
  name: sql`plain(coalesce(nullif(l.name, ''), l.email))`,
  lastLogon: sql`coalesce(l.last_logon_at, '-infinity')`,
  role: sql`plain(coalesce(${builtInNames(caller)}::jsonb ->> r.built_in, r.name))`,
  place: sql`plain(coalesce(o.title, t.name))`,
  scope: sql`array_position(array['current', 'currentAndBeneath', 'beneath'], l.scope)`,
  status: sql`array_position(array['active', 'invited', 'expired'], l.status)`,
  expires: sql`l.expires_at`,
  created: sql`l.created_at`,
  createdBy: nameOf('l.created_by'),
  updated: sql`l.updated_at`,
  updatedBy: nameOf('l.updated_by'),
  inviter: nameOf('l.inviter'),
});

/** One page of the roles that are held and the open and expired invitations (point 3, 'Role assignment'), with how many there are. One round trip. */
export const listAssignments = async (caller: Caller, input: AssignmentList) => {
  const direction = sql.raw(input.descending ? 'desc' : 'asc');
  const order = sql`${orders(caller)[input.sort]} ${direction} nulls last, plain(coalesce(nullif(l.name, ''), l.email)), l.key`;
  const from = linesFrom(input, caller);
  const { rows } = await sql<Row>`
    with page as (
      select l.key, l.version, l.status, l.person, l.name, l.email, l.last_logon_at, l.deactivated_at, l.role, r.name as "roleName",
        r.built_in as "builtIn", r.team as "roleTeam", r.rights, t.key as team, t.name as "teamName", t.path, l.organisation, o.title,
        o.archived_at, l.scope, l.expires_at, l.sent_at, l.times_sent, l.created_at, ${personIn('l.created_by')} as "createdBy",
        l.updated_at, ${personIn('l.updated_by')} as "updatedBy", ${personIn('l.inviter')} as inviter,
        row_number() over (order by ${order}) as position
      from ${from} order by ${order} limit ${input.size} offset ${(input.page - 1) * input.size}
    )
    select n.total, page.* from (select count(*) as total from ${from}) n left join page on true order by page.position`.execute(caller.db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ key, ...row }) => (key === null ? [] : [shown({ ...row, key }, caller)])),
  };
};

const shown = (row: Row & { key: Key }, { who, now }: Caller) => {
  const { organisation, path, scope, status } = row;
  const role = givenRole({ key: row.role, name: row.roleName, builtIn: row.builtIn, team: row.roleTeam, rights: row.rights });
  const subject = organisation ? { teams: path, organisation } : { teams: path };
  const mail = row.sent_at === null ? null : { sentAt: row.sent_at, timesSent: row.times_sent };
  return {
    key: row.key,
    version: row.version,
    status,
    person: row.person === null ? null : { key: row.person, name: row.name || null },
    email: row.email,
    deactivated: row.deactivated_at !== null,
    lastLogonAt: row.last_logon_at,
    role: { key: role.key, name: role.name, builtIn: role.builtIn },
    place: organisation
      ? { kind: 'organisation' as const, key: organisation, name: row.title ?? '' }
      : { kind: 'team' as const, key: row.team, name: row.teamName },
    scope,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    createdBy: row.createdBy,
    updatedAt: row.updated_at,
    updatedBy: row.updatedBy,
    inviter: row.inviter,
    // Among one's own roles are some where one assigns none.
    actions: !allowed(who.assignments, subject, neededAt('PLACE:roleAssignment', subject))
      ? []
      : lineActs(who.assignments, { role, subject, scope }, { archived: row.archived_at !== null, mail }, now),
  };
};
