import { done } from '@bronhouder/domain/outcome.ts';
import { erase } from '@bronhouder/domain/publication/erase.ts';
import type { Verb } from '../../change.ts';
import type { Seen } from '../records/written.ts';
import type { ProductRecord } from './record.ts';
import { products } from './store.ts';
import { withdrawAll } from './sharing/withdraw-all.ts';

/** Deletes an archived product for good, once its title was typed; whoever shows it hears of it. The traces stay, without the content. */
export const eraseProduct: Verb<ProductRecord, Seen & { title: string }, object> = {
  records: products,
  decide: async (it, { title }, at, trx) => {
    const decision = erase(it.facts, { title }, { ...at, title: it.title, consumers: [] });
    if (!decision.ok) return decision;
    await withdrawAll(trx, it.key, at.caller);
    return done({
      next: it,
      erased: true,
      traces: [{ act: 'erase', action: 'delete', revision: null, note: null, values: { organisation: it.organisation } }],
    });
  },
  answer: () => ({}),
};
