import type { ProductInView } from '../record.ts';

/** Whether the user may give this product another type: may change it, and it is not archived. */
export const mayChangeType = ({ rights, product }: Pick<ProductInView, 'rights' | 'product'>): boolean =>
  rights.includes('PRODUCT:update') && product.facts.archivedAt === null;
