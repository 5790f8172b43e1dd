import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { placeAfter } from '@bronhouder/domain/teams/move.ts';
import { aroundMove, obstaclesAround } from '../teams/queries/around-move.ts';
import { pathOfTarget } from '../teams/queries/path.ts';
import { organisations } from './store.ts';
import { type RecordVerb, type Seen, standing } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';

/**
 * Puts an organisation under another team (point 2), as it is: its types, switches, plans and publication stay. Refuses save.archived,
 * every obstacle of `obstaclesTo` at once, and record.unknown for a target out of reach.
 */
export const moveOrganisation: RecordVerb<OrganisationRecord, Seen & { team: Key }> = {
  records: organisations,
  decide: async (it, { team }, { caller }, trx) => {
    const teams = await pathOfTarget(trx, caller, team, it.place);
    if (!teams) return refused('record.unknown');
    if (it.facts.archivedAt !== null) return refused('save.archived');
    const move = { it: it.place, target: { teams } };
    const [first, ...also] = await obstaclesAround(trx, caller, move, null, await aroundMove(trx, move));
    if (first) return refusedFor(first, also);
    return done({
      next: { ...it, team, place: placeAfter(move) },
      traces: [{ act: 'move', revision: null, note: null, values: { from: it.team, to: team }, tell: it.watched }],
    });
  },
  answer: standing,
};
