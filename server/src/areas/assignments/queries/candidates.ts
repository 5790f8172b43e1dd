import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { sql } from 'kysely';
import type { Person } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { whereRolesAreAssigned } from '../../users/queries/seen.ts';
import type { AssignmentRecord } from '../record.ts';

type Candidate = {
  person: Person;
  email: string;
  roles: { role: { key: Key; name: string; builtIn: BuiltInRole | null }; place: Place & { name: string } }[];
};

const most = 5;

/**
 * People to appoint to a role: with an account in use and a role at the place itself, at its team, or at the teams around, where the
 * caller may assign roles; the nearest first. Not these.
 */
export const candidatesFor = async (caller: Caller, { place, at }: AssignmentRecord, not: readonly Key[]): Promise<Candidate[]> => {
  const team = place.teams.at(-1) ?? '';
  const { rows } = await sql<Candidate>`
    with near as (
      select a.user_id, a.role, o.key as organisation, o.title, t.key as team, t.name,
        case when coalesce(o.key, t.key) = ${at.key} then 0 when t.key = ${team} then 1 else 2 end as distance
      from assignment a left join organisation o on o.key = a.organisation join team t on t.key = coalesce(a.team, o.team)
      where (t.path @> ${[team]}::uuid[] or t.key = any(${[...place.teams]}::uuid[]))
        and a.user_id <> all(${[...not]}::uuid[]) and ${whereRolesAreAssigned(caller)}
    )
    select json_build_object('key', u.id, 'name', nullif(u.name, '')) as person, u.email,
      json_agg(json_build_object('role', json_build_object('key', r.key, 'name', r.name, 'builtIn', r.built_in),
        'place', json_build_object('kind', case when n.organisation is null then 'team' else 'organisation' end,
          'key', coalesce(n.organisation, n.team), 'name', coalesce(n.title, n.name))) order by n.distance, coalesce(n.title, n.name)) as roles
    from near n join user_account u on u.id = n.user_id join role r on r.key = n.role
    where u.deactivated_at is null
    group by u.id, u.name, u.email
    order by min(n.distance), plain(u.name), u.id limit ${most}`.execute(caller.db);
  return rows;
};
