import type { Problem } from '../problem.ts';
import type { FieldDefinition } from './definition.ts';
import { selectionProblems, type Check, type FieldRule } from './rule.ts';
import { isRecord, isText, listOf, type Guard } from './shape.ts';
import type { Content, FieldValues } from './value.ts';

type Items = FieldValues['group'];
type Item = Items[number];

/** What the group asks of the fields inside it. Passed in, since those rules know the group too. */
export type Inside = {
  shaped: (field: FieldDefinition, value: unknown) => boolean;
  empty: (field: FieldDefinition, value: unknown) => boolean;
  normaliseAll: (fields: FieldDefinition[], content: Content) => Content;
  problemsOfAll: (fields: FieldDefinition[], content: Content, check: Check) => Problem[];
};

const itemOf =
  (fields: FieldDefinition[], inside: Inside): Guard<Item> =>
  (value): value is Item => {
    if (!isRecord(value) || !isText(value['id']) || value['id'] === '' || Object.keys(value).length !== 2) return false;
    const values = value['values'];
    return isRecord(values) && fields.every((field) => inside.shaped(field, values[field.key]));
  };

/** Nothing filled in, and nothing left of fields that the group had before. */
const isBlankItem = (fields: FieldDefinition[], { values }: Item, inside: Inside): boolean => {
  const known = new Map(fields.map((field) => [field.key, field]));
  return Object.entries(values).every(([key, value]) => {
    const field = known.get(key);
    return field ? inside.empty(field, value) : value === undefined || value === null;
  });
};

/** A row of the same fields, repeated. Items keep their id, whatever their place; blank ones are left out. */
export const groupRule = (inside: Inside): FieldRule<'group'> => ({
  shaped: (value, field): value is Items =>
    listOf(itemOf(field.fields, inside), 200)(value) && new Set(value.map((item) => item.id)).size === value.length,
  empty: (value, field) => value.every((item) => isBlankItem(field.fields, item, inside)),
  normalise: (field, value) =>
    value
      .filter((item) => !isBlankItem(field.fields, item, inside))
      .map(({ id, values }) => ({ id, values: inside.normaliseAll(field.fields, values) })),
  problems: (field, value, check) => [
    ...value.flatMap((item, index) =>
      isBlankItem(field.fields, item, inside)
        ? []
        : inside.problemsOfAll(field.fields, item.values, check).map((found) => ({ ...found, field: `.${index}.${found.field}` })),
    ),
    ...selectionProblems(value.filter((item) => !isBlankItem(field.fields, item, inside)).length, field),
  ],
});
