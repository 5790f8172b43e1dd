import type { FieldValue, FieldValues } from '@bronhouder/domain/fields/value.ts';

type Items = FieldValues['group'];

/** The rows with another value in a field of one of them. */
export const changedItem = (items: Items, index: number, field: string, value: FieldValue): Items =>
  items.map((item, at) => (at === index ? { ...item, values: { ...item.values, [field]: value } } : item));

/** The rows without one. */
export const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, at) => at !== index);

/** The rows with one moved so many places, but never beyond the ends. */
export const moved = <Item>(items: readonly Item[], index: number, by: number): Item[] => {
  const item = items[index];
  if (item === undefined) return [...items];
  const others = without(items, index);
  const place = Math.min(Math.max(index + by, 0), others.length);
  return [...others.slice(0, place), item, ...others.slice(place)];
};
