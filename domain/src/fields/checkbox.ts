import type { FieldRule } from './rule.ts';
import { isFlag } from './shape.ts';

/** A box to tick. Whether it must be ticked is asked with what is required (`check.ts`): a box that is not ticked is empty. */
export const checkbox: FieldRule<'checkbox'> = {
  shaped: isFlag,
  empty: (value) => !value,
  normalise: (_field, value) => value,
  problems: () => [],
};
