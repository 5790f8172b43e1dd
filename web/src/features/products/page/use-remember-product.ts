import { useEffect } from 'react';
import { useRememberOpened } from '../../../shell/recent/use-recent.ts';
import { homeOf } from '../place.ts';
import type { ProductInView } from '../record.ts';

/** Puts a product among the pages opened lately: at its owner, or at who shows it to the reader. */
export const useRememberProduct = ({ product }: ProductInView): void => {
  const { key, title } = product;
  const organisation = homeOf(product);
  const remember = useRememberOpened();
  useEffect(() => remember({ type: 'product', key, title, organisation }), [remember, key, title, organisation]);
};
