import type { FieldDefinition } from './definition.ts';
import { isEditable } from './editable.ts';
import { isEmpty, ruleOf } from './rules.ts';
import type { Content, FieldValue } from './value.ts';

/** What of a content a copy begins with, and the fields that had a value and stay behind, by path. */
export type Copied = { content: Content; behind: string[] };

type Brought = { value: FieldValue | undefined; behind: string[] };

type Into = { fieldAdmin: boolean; sameLibrary: boolean };

const staysBehind = (field: FieldDefinition, { fieldAdmin, sameLibrary }: Into): boolean =>
  field.identifies === true || !isEditable(field, fieldAdmin) || (field.kind === 'supplement' && !sameLibrary);

const broughtOf = (field: FieldDefinition, value: FieldValue | undefined, into: Into, path: string): Brought => {
  if (isEmpty(field, value)) return { value: undefined, behind: [] };
  if (staysBehind(field, into)) return { value: undefined, behind: [path] };
  if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return { value, behind: [] };
  const items = value.map(({ id, values }, index) => ({ id, ...allBrought(field.fields, values, into, `${path}.${index}.`) }));
  return { value: items.map(({ id, content }) => ({ id, values: content })), behind: items.flatMap((item) => item.behind) };
};

const allBrought = (fields: readonly FieldDefinition[], content: Content, into: Into, path: string): Copied => {
  const brought = fields.map((field) => ({ field, ...broughtOf(field, content[field.key], into, path + field.key) }));
  return {
    content: Object.fromEntries(brought.flatMap(({ field, value }) => (value === undefined ? [] : [[field.key, value]]))),
    behind: brought.flatMap(({ behind }) => behind),
  };
};

/**
 * What a copy of a record brings along: every field of its form, but not what says which record this is (a registration number), and
 * not what whoever copies may not fill in (`fieldAdmin`: may fill in protected fields where the copy is to stand). What the types do
 * not have any more stays behind as well, unmentioned: nobody saw it. Supplements come along within one organisation only (`sameLibrary`):
 * another one has a library of its own.
 */
export const copied = (fields: readonly FieldDefinition[], content: Content, fieldAdmin: boolean, sameLibrary = false): Copied =>
  allBrought(fields, content, { fieldAdmin, sameLibrary }, '');

/** The title that a copy is offered (point 9): the user may give another one. */
export const copyTitle = (title: string): string => `${title}_kopie`;
