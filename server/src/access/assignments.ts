import type { Key } from '@bronhouder/domain/instant.ts';
import type { Assignment, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { builtInRoles, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type RawBuilder, sql } from 'kysely';

/** An assignment as the database gives it. */
export type AssignmentRow = {
  key: Key;
  role: Key;
  roleName: string;
  builtIn: BuiltInRole | null;
  rights: Right[];
  team: Key | null;
  organisation: Key | null;
  placeName: string;
  scope: Scope;
};

/** All assignments of the user in this column, as one JSON value, so that they come along with the row of the user. */
export const assignmentsOf = (user: string): RawBuilder<AssignmentRow[]> => sql<AssignmentRow[]>`
  (select coalesce(json_agg(json_build_object(
      'key', a.key, 'role', r.key, 'roleName', r.name, 'builtIn', r.built_in, 'rights', r.rights, 'team', a.team,
      'organisation', a.organisation, 'placeName', coalesce(t.name, o.title, ''), 'scope', a.scope) order by a.key), '[]')
   from assignment a
   join role r on r.key = a.role
   left join team t on t.key = a.team
   left join organisation o on o.key = a.organisation
   where a.user_id = ${sql.ref(user)})`;

/** The same as the domain has it. The rights of a built-in role are those of this version of the code. */
export const assignmentOf = (row: AssignmentRow): Assignment => ({
  key: row.key,
  role: { key: row.role, name: row.roleName, builtIn: row.builtIn, rights: row.builtIn ? builtInRoles[row.builtIn] : row.rights },
  place: { ...(row.team ? { kind: 'team', key: row.team } : { kind: 'organisation', key: row.organisation ?? '' }), name: row.placeName },
  scope: row.scope,
});
