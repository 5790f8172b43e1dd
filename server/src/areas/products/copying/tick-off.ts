import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../../change.ts';
import type { ProductRecord } from '../record.ts';
import { products } from '../store.ts';
import { deleteRenewal, isListed } from './store.ts';

type Ticked = ProductRecord & { ticked?: string };
type Input = { key: Key; field: string };

/**
 * Takes a field of a copied product off the list of what needs a new value: it is right as it is. Nothing happens to the content. A field
 * that is not on the list is off it already. Refuses save.archived.
 */
export const tickOff: Verb<Ticked, Input, object> = {
  records: {
    ...products,
    write: async (trx, written, caller) => {
      await products.write(trx, written, caller);
      await deleteRenewal(trx, written.next.key, written.next.ticked ?? '');
    },
  },
  decide: async (it, { field }, _at, trx) => {
    if (it.facts.archivedAt !== null) return refused('save.archived');
    if (!(await isListed(trx, it.key, field))) return done({ unchanged: true });
    return done({
      next: { ...it, ticked: field },
      traces: [{ act: 'tickOff', revision: it.facts.working, note: null, values: { field } }],
    });
  },
  answer: () => ({}),
};
