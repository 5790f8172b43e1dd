import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { type RawBuilder, sql } from 'kysely';
import { type AssignmentRow, assignmentOf } from '../../../access/assignments.ts';
import type { Person } from '../../../database/person.ts';

/** Somebody with the roles that they hold around a place. */
export type Holder = { person: Person; assignments: Assignment[] };
export type HolderRow = { person: Person; assignments: AssignmentRow[] };

/**
 * Everybody with an open account who holds a role at a team of the path of `t`, or at the organisation in this column, for a query
 * with `team as t`.
 */
export const holdersAround = (organisation: RawBuilder<string | null>): RawBuilder<HolderRow[]> => sql<HolderRow[]>`coalesce((
  select json_agg(json_build_object('person', json_build_object('key', h.id, 'name', nullif(h.name, '')), 'assignments', h.assignments)
    order by h.name) from (
    select u.id, u.name, json_agg(json_build_object(
      'key', a.key, 'role', r.key, 'roleName', r.name, 'builtIn', r.built_in, 'rights', r.rights, 'team', a.team,
      'organisation', a.organisation, 'placeName', '', 'scope', a.scope)) as assignments
    from assignment a join role r on r.key = a.role join user_account u on u.id = a.user_id
    where u.deactivated_at is null and (a.organisation = ${organisation} or a.team = any(t.path))
    group by u.id, u.name) h), '[]')`;

export const holderOf = ({ person, assignments }: HolderRow): Holder => ({ person, assignments: assignments.map(assignmentOf) });
