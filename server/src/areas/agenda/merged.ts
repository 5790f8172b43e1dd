import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { mergeItems } from '@bronhouder/domain/agenda/merge-items.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import { merging } from '../records/merging.ts';

/** What was typed of an item together with what others saved since the dialog was opened, part by part. */
export const itemTogether = merging<ItemContent, unknown>({
  merge: (base, theirs, mine) => {
    const { merged, ...beside } = mergeItems(base, theirs, mine);
    return { merged: { ...merged, timing: normaliseTiming(merged.timing) }, ...beside };
  },
  conflict: (between, conflicts, theirs) => ({ kind: 'item', ...between, conflicts, theirs }),
});
