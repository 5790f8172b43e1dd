import { activate } from '@bronhouder/domain/publication/activate.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Switches an organisation on again; publishes nothing. */
export const activateOrganisation: OrganisationVerb = {
  records: organisations,
  decide: (it, _input, at) => written(it, activate(it.facts, at)),
  answer: standing,
};
