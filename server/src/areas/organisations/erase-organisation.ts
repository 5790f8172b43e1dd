import { done } from '@bronhouder/domain/outcome.ts';
import { erase } from '@bronhouder/domain/publication/erase.ts';
import type { Verb } from '../../change.ts';
import type { OrganisationRecord } from './record.ts';
import { organisations } from './store.ts';
import type { Seen } from '../records/written.ts';

/** Deletes an archived organisation for good, once its title was typed. The traces stay, without the content. */
export const eraseOrganisation: Verb<OrganisationRecord, Seen & { title: string }, object> = {
  records: organisations,
  decide: (it, { title }, at) => {
    const decision = erase(it.facts, { title }, { ...at, title: it.title, consumers: 0 });
    if (!decision.ok) return decision;
    return done({
      next: it,
      erased: true,
      traces: [{ act: 'erase', action: 'delete', revision: null, note: null, values: { team: it.team } }],
    });
  },
  answer: () => ({}),
};
