import type { Instant } from '@bronhouder/domain/instant.ts';
import { depublish } from '@bronhouder/domain/publication/depublish.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, type Seen, standing, written } from './written.ts';

/** Ends the publication, now or from a date, with the editorial note that organisations need. */
export const depublishOrganisation: OrganisationVerb<Seen & { note: string; from: Instant | null }> = {
  records: organisations,
  withoutRight: 'publish.right',
  decide: (it, { note, from }, at) =>
    written(it, depublish(it.facts, { note, from }, { ...at, noteRequired: true }), { depublicationNote: note.trim() }),
  answer: standing,
};
