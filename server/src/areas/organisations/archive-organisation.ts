import { archive } from '@bronhouder/domain/publication/archive.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Puts an organisation away: read-only and out of publication. */
export const archiveOrganisation: OrganisationVerb = {
  records: organisations,
  decide: (it, _input, at) => written(it, archive(it.facts, at), { archivedBy: at.by }),
  answer: standing,
};
