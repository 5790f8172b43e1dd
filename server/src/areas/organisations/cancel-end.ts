import { cancelEnd } from '@bronhouder/domain/publication/cancel-end.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Cancels a planned end, so that publication goes on. */
export const cancelEndOfOrganisation: OrganisationVerb = {
  records: organisations,
  withoutRight: 'publish.right',
  decide: (it, _input, at) => written(it, cancelEnd(it.facts, at), { depublicationNote: null }),
  answer: standing,
};
