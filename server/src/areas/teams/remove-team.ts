import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { againstRemoval } from '@bronhouder/domain/teams/remove.ts';
import type { Verb } from '../../change.ts';
import { contentsOf } from './queries/contents.ts';
import type { TeamRecord } from './record.ts';
import { removableTeams } from './store.ts';

/**
 * Deletes an empty team (point 2), with the roles that people hold right at it and the invitations to them, each with a trace of its own.
 * Refuses team.root and team.not-empty.
 */
export const removeTeam: Verb<TeamRecord, { key: Key; version: number }, object> = {
  records: removableTeams,
  decide: async (it, _input, _at, trx) => {
    const against = againstRemoval(it.place, await contentsOf(trx, it.key));
    if (against) return refused(against.code, against.values);
    return done({
      next: it,
      erased: true,
      traces: [{ act: 'remove', action: 'delete', revision: null, note: null, values: { name: it.name, parent: it.parent ?? '' } }],
    });
  },
  answer: () => ({}),
};
