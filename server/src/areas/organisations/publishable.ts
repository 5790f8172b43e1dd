import type { Publishable } from '../records/publishable.ts';
import type { OrganisationRecord } from './record.ts';
import { shownInLists } from './shown-in-lists.ts';
import { organisations } from './store.ts';

/** Organisations as what is published. */
export const publishableOrganisation: Publishable<OrganisationRecord> = {
  records: organisations,
  area: 'organisation',
  fieldAdmin: 'ORGANISATION:fieldAdmin',
  noteRequired: true,
  shown: shownInLists,
};
