import { cancellingEnd } from '../records/publishing.ts';
import { publishableProduct } from './publishable.ts';

/** Cancels a planned end, so that publication goes on. */
export const cancelEndOfProduct = cancellingEnd(publishableProduct);
