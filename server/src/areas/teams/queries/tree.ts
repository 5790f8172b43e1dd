import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { inTreeOrder } from '@bronhouder/domain/teams/tree.ts';
import { sql } from 'kysely';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';

/** What somebody may do with a team in the tree. */
const asked: Right[] = ['TEAM:create', 'TEAM:update', 'TEAM:delete', 'ORGANISATION:create'];

/** Every team that the caller may read, in the order of the tree, with how many organisations it has and what may be done. One round trip. */
export const treeOfTeams = async (caller: Caller) => {
  const { assignments, user } = caller.who;
  const counted = sql<{ team: string; organisations: number }>`(
    select o.team, count(*) as organisations from organisation o join team t on t.key = o.team
    where o.archived_at is null and ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))} group by o.team)`;
  const rows = await caller.db
    .selectFrom('team as t')
    .leftJoin(counted.as('c'), 'c.team', 't.key')
    .select(['t.key', 't.name', 't.parent', 't.version', 't.path', sql<number>`coalesce(c.organisations, 0)`.as('organisations')])
    .where(teamsWithin(readableTeams(assignments, rightOf(caller))))
    .execute();
  return inTreeOrder(rows, user.language).map(({ path: teams, ...row }) => ({
    ...row,
    actions: asked.filter((right) => allowed(assignments, { teams }, right)),
  }));
};
