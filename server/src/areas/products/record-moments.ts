import { recording } from '../records/recording.ts';
import { publishableProduct } from './publishable.ts';

/** Records the planned moments of a product that have passed. */
export const recordProductMoments = recording(publishableProduct);
