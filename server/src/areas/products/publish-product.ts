import { publishing } from '../records/publishing.ts';
import { publishableProduct } from './publishable.ts';

/** Publishes the newest revision now; refused with everything that stands in the way at once, or for a type without fields for it. */
export const publishProduct = publishing(publishableProduct);
