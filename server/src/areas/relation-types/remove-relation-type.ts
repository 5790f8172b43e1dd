import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { notOwnOf } from './not-own.ts';
import { countUses } from './queries/uses.ts';
import type { RelationTypeRecord, Seen } from './record.ts';
import { relationTypesAt } from './store.ts';

/** Deletes a relation type at the team whose it is. Refuses relation-type.elsewhere, and relation-type.in-use while there are relations of it. */
export const removeRelationTypeAt = (team: Key): Verb<RelationTypeRecord, Seen, object> => ({
  records: relationTypesAt(team),
  decide: async (it, _, __, trx) => {
    const no = notOwnOf(team, it);
    if (no) return no;
    const uses = await countUses(trx, it.key);
    if (uses > 0) return refused('relation-type.in-use', { uses });
    const trace = { act: 'delete', action: 'delete', revision: null, note: null, values: { team } } as const;
    return done({ next: it, erased: true, traces: [trace] });
  },
  answer: () => ({}),
});
