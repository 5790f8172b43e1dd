import { why } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { rights } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

/** Who may give roles at an organisation: the nearest people whose role includes it, at the organisation or at a team above it. */
const giving = (Object.keys(builtInRoles) as (keyof typeof builtInRoles)[]).filter((name) =>
  (builtInRoles[name] as readonly string[]).includes('ORGANISATION:roleAssignment'),
);

/** "Why may I (not)?": each right with the assignments that give it to the caller, and who could give it. */
export const explainRights = async (caller: Caller, { key }: { key: string }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select('t.path')
      .select(
        sql<string[]>`coalesce((select json_agg(name) from (
          select distinct u.name from assignment a join role r on r.key = a.role join user_account u on u.id = a.user_id
          where (r.built_in = any(${giving}) or 'ORGANISATION:roleAssignment' = any(r.rights))
            and ((a.organisation = o.key and a.scope <> 'beneath') or (a.team = any(t.path) and a.scope <> 'current'))
          order by u.name limit 5) x), '[]')`.as('givers'),
      )
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const subject = { teams: row.path, organisation: key };
  return rights.map((right) => ({
    right,
    granted: why(caller.who.assignments, subject, right).granted.map(({ role, place, scope }) => ({
      role: role.name,
      place: place.name,
      scope,
    })),
    givers: row.givers,
  }));
};
