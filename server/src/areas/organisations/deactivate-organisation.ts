import { done } from '@bronhouder/domain/outcome.ts';
import { deactivate } from '@bronhouder/domain/publication/deactivate.ts';
import { endingProducts } from '../products/with-owner.ts';
import { type RecordVerb, standing, written } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';
import { organisations } from './store.ts';

/** Switches an organisation off; what hangs on it leaves publication with it. */
export const deactivateOrganisation: RecordVerb<OrganisationRecord> = {
  records: organisations,
  decide: async (it, _input, at, trx) => {
    const outcome = written(it, deactivate(it.facts, at));
    return outcome.ok ? done({ ...outcome.value, along: await endingProducts(trx, it.key, 'deactivate', at) }) : outcome;
  },
  answer: standing,
};
