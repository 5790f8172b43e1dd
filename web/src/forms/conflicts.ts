import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Conflict } from '@bronhouder/domain/saving/merge.ts';

export type Choice = 'base' | 'theirs' | 'mine';
export const choices: Choice[] = ['base', 'theirs', 'mine'];

/** One field that was changed by two people, and what the editor chose; null: not seen yet. */
export type FieldConflict = { field: string; values: Record<Choice, FieldValue>; chosen: Choice | null };

/** Who saved in between and when, and the fields that need a choice before saving again (decisions 4). */
export type ConflictState = { by: string | null; at: Instant; fields: FieldConflict[] };

/** New conflicts, nothing chosen yet, after those that still waited for a choice. */
export const conflictsAfter = (
  earlier: ConflictState | null,
  found: Conflict[],
  who: { by: string | null; at: Instant },
): ConflictState | null => {
  const waiting = earlier?.fields.filter(({ field, chosen }) => chosen === null && !found.some((one) => one.field === field)) ?? [];
  const fields = [...waiting, ...found.map(({ field, base, theirs, mine }) => ({ field, values: { base, theirs, mine }, chosen: null }))];
  return fields.length > 0 ? { ...who, fields } : null;
};

/** The conflict at a field, if there is one. */
export const conflictAt = (state: ConflictState | null, field: string): FieldConflict | undefined =>
  state?.fields.find((conflict) => conflict.field === field);

/** The editor chose one of the three values. */
export const choose = (state: ConflictState, field: string, chosen: Choice): ConflictState => ({
  ...state,
  fields: state.fields.map((conflict) => (conflict.field === field ? { ...conflict, chosen } : conflict)),
});

/** The editor typed in a field with a conflict: what stands there is theirs by choice, and is called "mine". */
export const typedOver = (state: ConflictState, field: string, value: FieldValue): ConflictState => ({
  ...state,
  fields: state.fields.map((conflict) =>
    conflict.field === field ? { ...conflict, values: { ...conflict.values, mine: value }, chosen: 'mine' } : conflict,
  ),
});

/** Fields that still wait for a choice; saving is blocked while there are any. */
export const openConflicts = (state: ConflictState | null): string[] =>
  state?.fields.filter((conflict) => conflict.chosen === null).map((conflict) => conflict.field) ?? [];
