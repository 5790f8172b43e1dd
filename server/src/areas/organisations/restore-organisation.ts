import { restoring } from '../records/archiving.ts';
import { publishableOrganisation } from './publishable.ts';

/** Takes an organisation out of the archive, as a concept. */
export const restoreOrganisation = restoring(publishableOrganisation);
