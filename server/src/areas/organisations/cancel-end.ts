import { cancellingEnd } from '../records/publishing.ts';
import { publishableOrganisation } from './publishable.ts';

/** Cancels a planned end, so that publication goes on. */
export const cancelEndOfOrganisation = cancellingEnd(publishableOrganisation);
