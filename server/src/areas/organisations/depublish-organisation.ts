import { depublishing } from '../records/publishing.ts';
import { publishableOrganisation } from './publishable.ts';

/** Ends the publication, now or from a date, with the editorial note that organisations need. */
export const depublishOrganisation = depublishing(publishableOrganisation);
