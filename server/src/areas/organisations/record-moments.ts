import { recording } from '../records/recording.ts';
import { publishableOrganisation } from './publishable.ts';

/** Records the planned moments of an organisation that have passed. */
export const recordMoments = recording(publishableOrganisation);
