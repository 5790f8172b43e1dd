import { done } from '@bronhouder/domain/outcome.ts';
import { mayErase } from '@bronhouder/domain/supplements/uses.ts';
import type { Verb } from '../../change.ts';
import { countUses, keepFromBeingNamed } from './queries/uses-now.ts';
import { refusedArchived, type Seen, type SupplementRecord } from './record.ts';
import { supplements } from './store.ts';

/** Deletes a supplement for good, when nothing uses it (point 5). The traces stay, without the content. Refuses supplement.in-use, save.archived. */
export const eraseSupplement: Verb<SupplementRecord, Seen, object> = {
  records: supplements,
  decide: async (it, _input, { now }, trx) => {
    if (it.archivedAt) return refusedArchived();
    await keepFromBeingNamed(trx, it.key);
    const decision = mayErase(await countUses(trx, it, now));
    if (!decision.ok) return decision;
    const values = { organisation: it.organisation };
    return done({ next: it, erased: true, traces: [{ act: 'erase', action: 'delete', revision: null, note: null, values }] });
  },
  answer: () => ({}),
};
