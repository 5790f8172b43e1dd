import type { FieldDefinition } from './definition.ts';
import { isEditable } from './editable.ts';
import { isEmpty, ruleOf } from './rules.ts';
import type { Content, FieldValue } from './value.ts';

/** What of a content a copy begins with, and the fields that had a value and stay behind, by path. */
export type Copied = { content: Content; behind: string[] };

type Brought = { value: FieldValue | undefined; behind: string[] };

const broughtOf = (field: FieldDefinition, value: FieldValue | undefined, fieldAdmin: boolean, path: string): Brought => {
  if (isEmpty(field, value)) return { value: undefined, behind: [] };
  if (field.identifies || !isEditable(field, fieldAdmin)) return { value: undefined, behind: [path] };
  if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return { value, behind: [] };
  const items = value.map(({ id, values }, index) => ({ id, ...copied(field.fields, values, fieldAdmin, `${path}.${index}.`) }));
  return { value: items.map(({ id, content }) => ({ id, values: content })), behind: items.flatMap((item) => item.behind) };
};

/**
 * What a copy of a record brings along: every field of its form, but not what says which record this is (a registration number), and
 * not what whoever copies may not fill in (`fieldAdmin`: may fill in protected fields where the copy is to stand). What the types do
 * not have any more stays behind as well, unmentioned: nobody saw it.
 */
export const copied = (fields: readonly FieldDefinition[], content: Content, fieldAdmin: boolean, path = ''): Copied => {
  const brought = fields.map((field) => ({ field, ...broughtOf(field, content[field.key], fieldAdmin, path + field.key) }));
  return {
    content: Object.fromEntries(brought.flatMap(({ field, value }) => (value === undefined ? [] : [[field.key, value]]))),
    behind: brought.flatMap(({ behind }) => behind),
  };
};

/** The title that a copy is offered (point 9): the user may give another one. */
export const copyTitle = (title: string): string => `${title}_kopie`;
