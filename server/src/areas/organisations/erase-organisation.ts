import { done } from '@bronhouder/domain/outcome.ts';
import { erase } from '@bronhouder/domain/publication/erase.ts';
import type { Verb } from '../../change.ts';
import { sharedProductsOf } from '../products/queries/shared-of-owner.ts';
import { withdrawAll } from '../products/sharing/withdraw-all.ts';
import type { OrganisationRecord } from './record.ts';
import { organisations } from './store.ts';
import type { Seen } from '../records/written.ts';

/**
 * Deletes an archived organisation for good, with its products and its library, once its title was typed; not while others show a
 * product of it. Whoever was asked to show one hears that it is taken back. The traces stay, without the content.
 */
export const eraseOrganisation: Verb<OrganisationRecord, Seen & { title: string }, object> = {
  records: organisations,
  decide: async (it, { title }, at, trx) => {
    const { consumers, offered } = await sharedProductsOf(trx, it.key);
    const decision = erase(it.facts, { title }, { ...at, title: it.title, consumers });
    if (!decision.ok) return decision;
    for (const product of offered) await withdrawAll(trx, product, at.caller);
    return done({
      next: it,
      erased: true,
      traces: [{ act: 'erase', action: 'delete', revision: null, note: null, values: { team: it.team } }],
    });
  },
  answer: () => ({}),
};
