import type { FieldDefinition, FieldOf } from './definition.ts';
import { ruleOf } from './rules.ts';
import type { Content, FieldValue } from './value.ts';

/** A field of a content that names supplements: where, which it may name, and which it names. */
export type Naming = { path: string; field: FieldOf<'supplement'>; keys: string[] };

/** Every field that names supplements, also inside repeated rows. The content is shaped (see `readContent`). */
export const namingsIn = (fields: readonly FieldDefinition[], content: Content, path = ''): Naming[] =>
  fields.flatMap((field): Naming[] => {
    const value = content[field.key];
    const here = path + field.key;
    if (field.kind === 'supplement' && ruleOf(field).shaped(value, field)) return [{ path: here, field, keys: value }];
    if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return [];
    return value.flatMap((item, index) => namingsIn(field.fields, item.values, `${here}.${index}.`));
  });

/** The keys of all supplements that a content names, each once: what is written to `supplement_use` with a revision. */
export const supplementsIn = (fields: readonly FieldDefinition[], content: Content): string[] => [
  ...new Set(namingsIn(fields, content).flatMap(({ keys }) => keys)),
];

const exchanged = (keys: readonly string[], from: string, to: string): string[] => [
  ...new Set(keys.map((key) => (key === from ? to : key))),
];

const valueWith = (field: FieldDefinition, value: FieldValue | undefined, from: string, to: string): FieldValue | undefined => {
  if (field.kind === 'supplement' && ruleOf(field).shaped(value, field)) return exchanged(value, from, to);
  if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return value;
  return value.map((item) => ({ ...item, values: withSupplement(field.fields, item.values, from, to) }));
};

/** The content with one supplement in the place of another, wherever it is named; named once where both were. */
export const withSupplement = (fields: readonly FieldDefinition[], content: Content, from: string, to: string): Content => {
  const kept = fields.filter((field) => content[field.key] !== undefined);
  return { ...content, ...Object.fromEntries(kept.map((field) => [field.key, valueWith(field, content[field.key], from, to)])) };
};
