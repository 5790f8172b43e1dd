import { paths } from '../../paths.ts';
import type { MoreAct } from '../records/publish/more-act.ts';
import { CopyProduct } from './copying/copy-product.tsx';
import type { ProductInView } from './record.ts';
import { mayChangeType } from './type/may-change-type.ts';

/** What can be done with a product besides publishing it. Who may not copy it is told so (point 6). */
export const productActs: readonly MoreAct<ProductInView>[] = [
  {
    name: 'copy',
    text: 'copying.action',
    shown: () => true,
    against: ({ rights }) => (rights.includes('PRODUCT:copyFrom') ? null : 'copy.right'),
    Dialog: CopyProduct,
  },
  {
    name: 'changeType',
    text: 'typeChange.action',
    shown: mayChangeType,
    path: ({ from, product }) => paths.productType(from, product.key, product.type.key),
  },
];
