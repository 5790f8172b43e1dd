import type { Favourite } from '../../api/types.ts';

const same = (one: Pick<Favourite, 'type' | 'key'>, other: Pick<Favourite, 'type' | 'key'>) =>
  one.type === other.type && one.key === other.key;

/** Whether a record is among the favourites. */
export const isFavourite = (list: readonly Favourite[], record: Pick<Favourite, 'type' | 'key'>): boolean =>
  list.some((one) => same(one, record));

/** The favourites after the star of a record was pressed. */
export const toggled = (list: readonly Favourite[], record: Favourite): Favourite[] =>
  isFavourite(list, record) ? list.filter((one) => !same(one, record)) : [...list, record];
