import type { FieldDefinition, FieldKind } from '@bronhouder/domain/fields/definition.ts';
import { normalise } from '@bronhouder/domain/fields/rules.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';

/** Rows that are still blank would vanish under the hands of who just added them; the save writes these kinds. */
const writtenOnSave: ReadonlySet<FieldKind> = new Set<FieldKind>(['group', 'openingHours']);

/** The value as it is written once its field is left: the one way where it is valid, as typed where it is not. */
export const asWritten = (field: FieldDefinition, value: FieldValue): FieldValue =>
  writtenOnSave.has(field.kind) ? value : (normalise(field, value) ?? null);
