import { publishing } from '../records/publishing.ts';
import { publishableOrganisation } from './publishable.ts';

/** Publishes the newest revision now; refused with everything that stands in the way at once. */
export const publishOrganisation = publishing(publishableOrganisation);
