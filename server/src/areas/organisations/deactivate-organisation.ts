import { deactivate } from '@bronhouder/domain/publication/deactivate.ts';
import { organisations } from './store.ts';
import { type RecordVerb, standing, written } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';

/** Switches an organisation off; what hangs on it leaves publication with it. */
export const deactivateOrganisation: RecordVerb<OrganisationRecord> = {
  records: organisations,
  decide: (it, _input, at) => written(it, deactivate(it.facts, at)),
  answer: standing,
};
