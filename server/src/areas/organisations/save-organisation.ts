import { saving } from '../records/saving.ts';
import { publishableOrganisation } from './publishable.ts';

/** Saves what was typed, as concept or as ready, together with what others saved meanwhile. */
export const saveOrganisation = saving(publishableOrganisation);
