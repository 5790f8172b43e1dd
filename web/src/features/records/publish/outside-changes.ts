import type { Content } from '@bronhouder/domain/fields/value.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';

/** One field as visitors see it now, and as they would. */
export type OutsideChange = { field: string; before: unknown; after: unknown };

/** What changes for visitors when `after` takes the place of `before` (null: nothing is published). Fields in the order of the form. */
export const outsideChanges = (before: Content | null, after: Content, order: string[]): OutsideChange[] => {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return changes(before ?? {}, after)
    .sort((one, other) => place(one) - place(other))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }));
};
