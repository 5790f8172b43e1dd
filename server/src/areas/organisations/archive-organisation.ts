import { archiving } from '../records/archiving.ts';
import { publishableOrganisation } from './publishable.ts';

/** Puts an organisation away: read-only and out of publication. */
export const archiveOrganisation = archiving(publishableOrganisation);
