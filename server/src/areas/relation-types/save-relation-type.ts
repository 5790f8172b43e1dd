import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { RelationTypeContent } from '@bronhouder/domain/relations/labels.ts';
import { labelsChanged, problemsOfRelationType, tidyRelationType } from '@bronhouder/domain/relations/problems.ts';
import type { Verb } from '../../change.ts';
import { takeTurn } from '../../database/in-turn.ts';
import { notOwnOf } from './not-own.ts';
import { takenInLine } from './queries/in-line.ts';
import { countUses } from './queries/uses.ts';
import type { RelationTypeRecord, Seen } from './record.ts';
import { relationTypesAt } from './store.ts';

/**
 * Changes a relation type at the team whose it is. Refuses relation-type.elsewhere, relation-type.kind-in-use while there are relations
 * of it, and form.problems.
 */
export const saveRelationTypeAt = (team: Key): Verb<RelationTypeRecord, RelationTypeContent & Seen, Seen> => ({
  records: {
    ...relationTypesAt(team),
    lock: async (trx, key) => (await takeTurn(trx, 'relation types'), relationTypesAt(team).lock(trx, key)),
  },
  decide: async (it, { kind, labels }, _, trx) => {
    const no = notOwnOf(team, it);
    if (no) return no;
    const uses = await countUses(trx, it.key);
    if (kind !== it.kind && uses > 0) return refused('relation-type.kind-in-use', { uses });
    const problems = problemsOfRelationType({ kind, labels });
    const content = tidyRelationType({ kind, labels });
    problems.push(...(await takenInLine(trx, team, content, it.key)));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const values = {
      ...(kind !== it.kind && { kind }),
      ...(labelsChanged(it.labels, content.labels) && { labels: true }),
    };
    if (Object.keys(values).length === 0) return done({ unchanged: true });
    return done({ next: { ...it, ...content }, traces: [{ act: 'save', revision: null, note: null, values: { ...values, team } }] });
  },
  answer: ({ key, version }) => ({ key, version }),
});
