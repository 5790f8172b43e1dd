import { planning } from '../records/publishing.ts';
import { publishableProduct } from './publishable.ts';

/** Plans the newest revision from a moment on; a plan that exists is replaced only when that is confirmed. */
export const planProduct = planning(publishableProduct);
