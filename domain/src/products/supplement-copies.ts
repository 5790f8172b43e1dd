import type { FieldDefinition } from '../fields/definition.ts';
import { ruleOf } from '../fields/rules.ts';
import type { Content, FieldValue } from '../fields/value.ts';

type Copies = ReadonlyMap<string, string>;

const valueWith = (field: FieldDefinition, value: FieldValue | undefined, copies: Copies): FieldValue | undefined => {
  if (field.kind === 'supplement' && ruleOf(field).shaped(value, field)) return value.flatMap((key) => copies.get(key) ?? []);
  if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return value;
  return value.map((item) => ({ ...item, values: withCopies(field.fields, item.values, copies) }));
};

/** The content with copies of its supplements (old key → new key) in their place; one that was not copied is not named any more. */
export const withCopies = (fields: readonly FieldDefinition[], content: Content, copies: Copies): Content => {
  const filled = fields.filter((field) => content[field.key] !== undefined);
  return { ...content, ...Object.fromEntries(filled.map((field) => [field.key, valueWith(field, content[field.key], copies)])) };
};
