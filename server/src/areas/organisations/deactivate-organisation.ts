import { deactivate } from '@bronhouder/domain/publication/deactivate.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Switches an organisation off; what hangs on it leaves publication with it. */
export const deactivateOrganisation: OrganisationVerb = {
  records: organisations,
  decide: (it, _input, at) => written(it, deactivate(it.facts, at)),
  answer: standing,
};
