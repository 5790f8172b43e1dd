import { done } from '@bronhouder/domain/outcome.ts';
import { archive } from '@bronhouder/domain/publication/archive.ts';
import { endingProducts } from '../products/with-owner.ts';
import { type RecordVerb, standing, written } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';
import { organisations } from './store.ts';

/** Puts an organisation away: read-only and out of publication, and its products with it. */
export const archiveOrganisation: RecordVerb<OrganisationRecord> = {
  records: organisations,
  decide: async (it, _input, at, trx) => {
    const outcome = written(it, archive(it.facts, at), { archivedBy: at.by });
    return outcome.ok ? done({ ...outcome.value, along: await endingProducts(trx, it.key, 'archive', at) }) : outcome;
  },
  answer: standing,
};
