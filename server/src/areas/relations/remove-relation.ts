import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Side } from '@bronhouder/domain/relations/labels.ts';
import type { Verb } from '../../change.ts';
import type { RelationRecord } from './record.ts';
import { relationsAt } from './store.ts';

/** Ends a relation from the side on which an organisation stands, by its own right; the other need not agree. Refuses save.archived. */
export const removeRelationAt = (organisation: Key, side: Side): Verb<RelationRecord, { key: Key; version: number }, object> => ({
  records: relationsAt(organisation, side),
  decide: (it) =>
    it.archived ? refused('save.archived') : done({ next: it, traces: [{ act: 'unrelate', revision: null, note: null, values: {} }] }),
  answer: () => ({}),
});
