import type { Key } from '@bronhouder/domain/instant.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { countChoices } from '../../organisations/queries/counts.ts';

/** A team as its dashboard shows it: what is beneath it, as far as it may be read. */
export const getTeam = async (caller: Caller, { key }: { key: Key }) => {
  const { assignments } = caller.who;
  const counted = sql<number>`(select count(*) from organisation o join team t on t.key = o.team
    where t.path @> array[s.key] and o.archived_at is null and ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))})`;
  const row = await caller.db
    .selectFrom('team as t')
    .select(['t.key', 't.name', 't.comment', 't.parent', 't.version', 't.path'])
    .select(
      sql<{ key: Key; name: string; organisations: number }[]>`coalesce((
        select json_agg(json_build_object('key', s.key, 'name', s.name, 'organisations', ${counted}) order by s.name)
        from team s where s.parent = t.key), '[]')`.as('subteams'),
    )
    .where('t.key', '=', key)
    .where(teamsWithin(readableTeams(assignments, rightOf(caller))))
    .executeTakeFirst();
  const { path, ...team } = found(row);
  const everything = { team: key, beneath: true, q: '', states: [], types: [], archived: 'with' } as const;
  const { states } = await countChoices({ ...caller, right: 'ORGANISATION:read' }, { ...everything, states: [], types: [] });
  return {
    ...team,
    states: states.map(({ value, count }) => ({ state: value, count })),
    actions: allowedActions(assignments, { teams: path }),
  };
};
