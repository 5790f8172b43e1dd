import { depublishing } from '../records/publishing.ts';
import { publishableProduct } from './publishable.ts';

/** Ends the publication, now or from a date; a note may be left out. */
export const depublishProduct = depublishing(publishableProduct);
