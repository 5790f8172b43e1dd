import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type ItemRecord, refusedArchived, type Seen } from './record.ts';
import { items } from './store.ts';
import { erasedTrace } from './traces.ts';

/** Takes an item out of the agenda for good. The traces stay, without the content. Refuses save.archived. */
export const eraseItem: Verb<ItemRecord, Seen, object> = {
  records: items,
  decide: (it) => (it.archivedAt ? refusedArchived() : done({ next: it, erased: true, traces: [erasedTrace(it)] })),
  answer: () => ({}),
};
