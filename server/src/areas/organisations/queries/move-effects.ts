import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { effectsOfMove } from '../../teams/queries/move-effects.ts';
import { pathOfTarget } from '../../teams/queries/path.ts';

/** What moving an organisation to another team would do. Refuses record.unknown, also of the team, and right.missing. */
export const organisationMoveEffects = async (caller: Caller, { key, team }: { key: Key; team: Key }) => {
  const { assignments } = caller.who;
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['t.path', 'o.archived_at'])
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(assignments, 'ORGANISATION:read')))
      .executeTakeFirst(),
  );
  const it = { teams: row.path, organisation: key };
  if (!allowed(assignments, it, rightOf(caller))) refuse('right.missing');
  const target = { teams: found(await pathOfTarget(caller.db, caller, team, it)) };
  const effects = await effectsOfMove(caller, { it, target }, null);
  if (row.archived_at === null) return effects;
  return { ...effects, obstacles: [{ code: 'save.archived' as const, values: {} }, ...effects.obstacles] };
};
