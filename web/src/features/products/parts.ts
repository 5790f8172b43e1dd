import type { ParseKeys } from 'i18next';
import { type Path, paths } from '../../paths.ts';
import type { ProductInView } from './record.ts';

/** A page of a product: a tab below its heading. `count`: how many there are of what it shows. */
export type ProductPart = {
  name: 'contents' | 'agenda' | 'consumers' | 'revisions' | 'auditlog';
  text: ParseKeys;
  path: (view: ProductInView) => Path;
  count?: (view: ProductInView) => number;
};

/** The pages of a product, in the order of the tabs. */
export const productParts: readonly ProductPart[] = [
  { name: 'contents', text: 'product.parts.contents', path: ({ paths }) => paths.edit() },
  { name: 'agenda', text: 'calendar.part', path: ({ from, product }) => paths.productAgenda(from, product.key) },
  {
    name: 'consumers',
    text: 'sharing.title',
    path: ({ from, product }) => paths.productConsumers(from, product.key),
    count: ({ product }) => product.sharedWith,
  },
  { name: 'revisions', text: 'product.parts.revisions', path: ({ paths }) => paths.revisions() },
  { name: 'auditlog', text: 'product.parts.auditlog', path: ({ paths }) => paths.auditlog() },
];
