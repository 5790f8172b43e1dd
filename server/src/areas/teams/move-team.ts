import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { placeAfter } from '@bronhouder/domain/teams/move.ts';
import type { Verb } from '../../change.ts';
import { aroundMove, obstaclesAround } from './queries/around-move.ts';
import { pathOfTarget } from './queries/path.ts';
import type { TeamRecord } from './record.ts';
import { movingTeams } from './store.ts';

type Input = { key: Key; version: number; parent: Key };

/**
 * Puts a team, with everything beneath it, beneath another one; who holds which rights there follows from then on from its new place.
 * Refuses every obstacle of `obstaclesTo` at once, and record.unknown for a target out of reach.
 */
export const moveTeam: Verb<TeamRecord, Input, { key: Key; version: number }> = {
  records: movingTeams,
  decide: async (it, { parent }, { caller }, trx) => {
    const teams = await pathOfTarget(trx, caller, parent, it.place);
    if (!teams) return refused('record.unknown');
    const move = { it: it.place, target: { teams } };
    const [first, ...also] = await obstaclesAround(trx, caller, move, it.name, await aroundMove(trx, move));
    if (first) return refusedFor(first, also);
    return done({
      next: { ...it, parent, place: placeAfter(move) },
      traces: [{ act: 'move', revision: null, note: null, values: { from: it.parent ?? '', to: parent } }],
    });
  },
  answer: ({ key, version }) => ({ key, version }),
};
