import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { handled, queries } from '../../api/clients.ts';
import { isNotThere } from '../../api/refusal.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { paths } from '../../paths.ts';
import { type RecordInView, type RecordPaths, typesOf, useRecordParts } from '../records/record-view.ts';
import { productKind } from './kind.ts';
import { type ProductPlace, useProductPlace } from './place.ts';
import { useProductTypes } from './types.ts';

export type Product = ApiAnswers['product']['get'];

/** A product with what follows from it. `from`: where it is looked at from. */
export type ProductInView = RecordInView<Product> & { product: Product; from: ProductPlace };

const pathsOf = (key: string, from: ProductPlace): RecordPaths => ({
  edit: (section) => paths.product(from, key, section),
  auditlog: (search) => paths.productAuditlog(from, key, search),
  revisions: (search) => paths.productRevisions(from, key, search),
  list: () => paths.products(from),
});

type Loaded = {
  view: ProductInView | undefined;
  /** It does not exist (any more), or is out of the reader's reach. */
  gone: boolean;
  failed: boolean;
  retry: () => void;
};

/** The product of a screen, seen from the place in the address. It stays in view when it is gone, so that what was typed can still be read. */
export const useProduct = (key: string): Loaded => {
  const place = useProductPlace();
  const [name, at] = Object.entries(place)[0] ?? [];
  const { data: product, ...asked } = useQuery({ ...queries.product.get.queryOptions({ input: { key }, ...handled }), retry: false });
  const all = useProductTypes();
  const types = useMemo(() => product && all.data && typesOf([product.type], all.data), [product, all.data]);
  const parts = useRecordParts(product, types, asked.dataUpdatedAt);
  const from = useMemo((): ProductPlace => (name === 'organisation' ? { organisation: at ?? '' } : { team: at ?? '' }), [name, at]);
  const screens = useMemo(() => pathsOf(key, from), [key, from]);
  const view = product &&
    parts && {
      ...parts,
      kind: productKind,
      record: product,
      product,
      from,
      rights: product.actions,
      place: { kind: 'organisation' as const, key: product.organisation.key },
      paths: screens,
    };
  const gone = isNotThere(asked.error);
  return {
    view,
    gone,
    failed: (asked.isError && !gone) || all.isError,
    retry: () => {
      void asked.refetch();
      void all.refetch();
    },
  };
};
