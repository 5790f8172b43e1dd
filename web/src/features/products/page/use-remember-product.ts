import { useEffect } from 'react';
import { useRememberOpened } from '../../../shell/recent/use-recent.ts';
import type { ProductInView } from '../record.ts';

/** Puts a product among the pages opened lately. */
export const useRememberProduct = ({ product: { key, title, organisation } }: ProductInView): void => {
  const remember = useRememberOpened();
  useEffect(() => remember({ type: 'product', key, title, organisation: organisation.key }), [remember, key, title, organisation.key]);
};
