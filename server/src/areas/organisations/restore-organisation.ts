import { restore } from '@bronhouder/domain/publication/restore.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Takes an organisation out of the archive, as a concept. */
export const restoreOrganisation: OrganisationVerb = {
  records: organisations,
  decide: (it, _input, at) => written(it, restore(it.facts, at), { archivedBy: null }),
  answer: standing,
};
