import type { Content, FieldValue } from '@bronhouder/domain/fields/value.ts';
import { merge } from '@bronhouder/domain/saving/merge.ts';
import { merging, type Together } from './merging.ts';

export type Merged = Together<Content>;

/** What was typed of a record together with what others saved since its form was opened, field by field. */
export const contentTogether = merging<Content, FieldValue>({
  merge,
  conflict: (between, conflicts, theirs) => ({ kind: 'record', ...between, conflicts, theirs }),
});
