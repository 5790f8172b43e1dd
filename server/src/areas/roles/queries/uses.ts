import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import type { Person } from '../../../database/person.ts';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { rolesOf } from './shown.ts';

type Use = { person: Person | null; email: string; place: Place & { name: string }; scope: Scope; status: 'active' | 'invited' };

/** More are counted, not named. */
const most = 100;

/**
 * Who holds a role at a team and beneath it, and who is invited to it: named where the caller may assign roles, else counted. Refuses
 * record.unknown and right.missing.
 */
export const listUses = async (caller: Caller, { team, role }: { team: Key; role: Key }) => {
  const { assignments } = caller.who;
  const { path } = found(
    await rolesOf({ ...caller, right: 'TEAM:read' }, team)
      .where('r.key', '=', role)
      .executeTakeFirst(),
  );
  if (!allowed(assignments, { teams: path }, rightOf(caller))) refuse('right.missing');
  const atTeams = teamsWithin(readableTeams(assignments, 'TEAM:roleAssignment'));
  const atOrganisations = organisationsWithin(readableTeams(assignments, 'ORGANISATION:roleAssignment'));
  const { rows } = await sql<{ uses: Use[]; total: number }>`
    with used as (
      select a.user_id, u.email, nullif(u.name, '') as name, a.team, a.organisation, a.scope, 'active' as status
      from assignment a join user_account u on u.id = a.user_id where a.role = ${role}
      union all
      select null, i.email, null, i.team, i.organisation, i.scope, 'invited'
      from invitation i where i.role = ${role} and i.answer is null and i.expires_at > ${caller.now}
    ), placed as (
      select case when w.user_id is null then null else json_build_object('key', w.user_id, 'name', w.name) end as person,
        w.email, w.scope, w.status, coalesce(w.name, w.email) as who,
        json_build_object('kind', case when o.key is null then 'team' else 'organisation' end,
          'key', coalesce(o.key, t.key), 'name', coalesce(o.title, t.name)) as place,
        case when o.key is null then ${atTeams} else ${atOrganisations} end as known
      from used w left join organisation o on o.key = w.organisation join team t on t.key = coalesce(w.team, o.team)
      where t.path @> array[${team}::uuid]
    )
    select (select count(*) from placed) as total, coalesce((select json_agg(n) from (
      select person, email, scope, status, place from placed where known order by who, place->>'name' limit ${most}) n), '[]') as uses`.execute(
    caller.db,
  );
  const { uses = [], total = 0 } = rows[0] ?? {};
  return { uses, hidden: total - uses.length };
};
