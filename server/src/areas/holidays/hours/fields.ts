import type { FieldDefinition, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content, OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';

/** The fields of an organisation that hold opening hours. */
export const hoursFields = (types: readonly TypeDefinition[]): FieldDefinition[] =>
  fieldsOf(combine([...types])).filter(({ kind }) => kind === 'openingHours');

/** The opening hours in a field; null: none were filled in. */
export const hoursIn = (content: Content, field: string): OpeningHours | null =>
  (content[field] as OpeningHours | null | undefined) ?? null;
