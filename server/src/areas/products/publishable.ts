import { titleOf } from '@bronhouder/domain/fields/title.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import { typeNeeded } from '@bronhouder/domain/products/type-needed.ts';
import type { Publishable } from '../records/publishable.ts';
import type { ProductRecord } from './record.ts';
import { products } from './store.ts';

/** Products as what is published. */
export const publishableProduct: Publishable<ProductRecord> = {
  records: products,
  area: 'product',
  fieldAdmin: 'PRODUCT:fieldAdmin',
  noteRequired: false,
  shown: (content, before) => ({ title: titleOf(content) || before.title }),
  putAway: (at) => ({ ownArchivedAt: at }),
  against: (it, content) => (typeNeeded(it.types[0], content) ? refused('product.type-needed') : null),
};
