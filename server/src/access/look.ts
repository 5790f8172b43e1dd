import type { Key } from '@bronhouder/domain/instant.ts';
import type { Assignment, Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { builtInRoles, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { mayLook } from '@bronhouder/domain/permissions/look.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type RawBuilder, sql } from 'kysely';

/** The role that a session looks through, and where. */
export type Looking = { role: { key: Key; name: string; builtIn: BuiltInRole | null }; place: Place & { name: string }; scope: Scope };

/** What a session keeps of it. */
export type LookKept = { role: Key; kind: Place['kind']; place: Key; scope: Scope };

export type LookRow = Omit<LookKept, 'role'> & {
  role: Key;
  roleName: string;
  roleTeam: Key | null;
  builtIn: BuiltInRole | null;
  rights: Right[];
  placeName: string;
  teams: Key[];
};

/** The look kept in this column of a session, with its role and place as they are now; null: none, or one of them is gone. */
export const lookIn = (column: string): RawBuilder<LookRow | null> => sql<LookRow | null>`
  (select json_build_object(
      'role', r.key, 'roleName', r.name, 'roleTeam', r.team, 'builtIn', r.built_in, 'rights', r.rights,
      'kind', l.kind, 'place', l.place, 'scope', l.scope, 'placeName', coalesce(o.title, t.name), 'teams', t.path)
   from jsonb_to_record(${sql.ref(column)}) as l(role uuid, kind text, place uuid, scope text)
   join role r on r.key = l.role
   left join organisation o on l.kind = 'organisation' and o.key = l.place
   join team t on t.key = case when l.kind = 'team' then l.place else o.team end)`;

/**
 * What a session may do: what its user may, or while it looks through a role just what that gives, and only as long as the user could
 * still hand it out.
 */
export const seenThrough = (row: LookRow | null, own: Assignment[]): { assignments: Assignment[]; looking: Looking | null } => {
  if (!row) return { assignments: own, looking: null };
  const rights = row.builtIn ? builtInRoles[row.builtIn] : row.rights;
  const subject = row.kind === 'team' ? { teams: row.teams } : { teams: row.teams, organisation: row.place };
  if (!mayLook(own, { role: { team: row.roleTeam, rights }, subject, scope: row.scope })) return { assignments: own, looking: null };
  const place = { kind: row.kind, key: row.place, name: row.placeName };
  const role = { key: row.role, name: row.roleName, builtIn: row.builtIn };
  return {
    assignments: [{ key: row.role, role: { ...role, rights }, place, scope: row.scope }],
    looking: { role, place, scope: row.scope },
  };
};
