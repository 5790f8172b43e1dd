import { activate } from '@bronhouder/domain/publication/activate.ts';
import { organisations } from './store.ts';
import { type RecordVerb, standing, written } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';

/** Switches an organisation on again; publishes nothing. */
export const activateOrganisation: RecordVerb<OrganisationRecord> = {
  records: organisations,
  decide: (it, _input, at) => written(it, activate(it.facts, at)),
  answer: standing,
};
