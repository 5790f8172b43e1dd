import type { ParseKeys } from 'i18next';
import { type Path, paths } from '../../paths.ts';
import type { ProductPlace } from './place.ts';
import type { ProductInView } from './record.ts';

/** A page of a product: a tab below its heading. `count`: how many there are of what it shows. */
export type ProductPart = {
  name: 'contents' | 'agenda' | 'consumers' | 'revisions' | 'auditlog';
  text: ParseKeys;
  path: (from: ProductPlace, product: string) => Path;
  count?: (view: ProductInView) => number;
};

/** The pages of a product, in the order of the tabs. */
export const productParts: readonly ProductPart[] = [
  { name: 'contents', text: 'product.parts.contents', path: (from, product) => paths.product(from, product) },
  { name: 'agenda', text: 'calendar.part', path: (from, product) => paths.productAgenda(from, product) },
  {
    name: 'consumers',
    text: 'sharing.title',
    path: (from, product) => paths.productConsumers(from, product),
    count: ({ product }) => product.sharedWith,
  },
  { name: 'revisions', text: 'product.parts.revisions', path: (from, product) => paths.productRevisions(from, product) },
  { name: 'auditlog', text: 'product.parts.auditlog', path: (from, product) => paths.productAuditlog(from, product) },
];

/** Where one of its pages is, for who looks at it from a place. */
export const pathOfPart = (name: ProductPart['name'], from: ProductPlace, product: string): Path =>
  productParts.find((part) => part.name === name)?.path(from, product) ?? paths.product(from, product);
