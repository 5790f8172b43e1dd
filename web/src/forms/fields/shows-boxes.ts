import type { FieldOf } from '@bronhouder/domain/fields/definition.ts';

const mostBoxes = 12;

/** Whether a choice shows all its options as boxes to tick. */
export const showsBoxes = (field: FieldOf<'choice'>): boolean => field.multiple === true && field.options.length <= mostBoxes;
