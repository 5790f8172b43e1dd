import type { Key } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { createContext, use } from 'react';
import type { TypedItem } from './typed-item.ts';

/** What the inputs of the dialog ask of the form around them. `shown`: problems of what was left, at their whole paths. */
export type ItemAround = {
  item: TypedItem;
  organisation: string;
  /** The product that it began with. */
  known: { key: Key; title: string } | null;
  shown: readonly Problem[];
  type: (change: Partial<TypedItem>) => void;
};

const ItemContext = createContext<ItemAround | null>(null);
export const ItemProvider = ItemContext.Provider;

/** The form around an input of the dialog. */
export const useItem = (): ItemAround => {
  const around = use(ItemContext);
  if (!around) throw new Error('an input of an agenda item stands outside its dialog');
  return around;
};
