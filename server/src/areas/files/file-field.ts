import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { FieldDefinition, FieldOf, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';

const within = (fields: FieldDefinition[], [first, ...rest]: string[]): FieldDefinition | undefined => {
  const field = fields.find((one) => one.key === first);
  return field?.kind === 'group' && rest.length > 0 ? within(field.fields, rest) : field;
};

/** The file field at a path of the form such as `photo` or `people.0.portrait`; nothing when these types have none there. */
export const fileFieldAt = (types: TypeDefinition[], path: string): FieldOf<'file'> | undefined => {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = within(fieldsOf(combine(types)), names);
  return field?.kind === 'file' ? field : undefined;
};
