import type { Problem } from '../problem.ts';
import { sameValue } from '../saving/same.ts';
import { fieldsOf } from './check.ts';
import type { FieldDefinition, FieldOf, Section } from './definition.ts';
import { problem } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { Content, FieldValue, FieldValues } from './value.ts';

type Items = FieldValues['group'];

const itemsOf = (field: FieldOf<'group'>, value: FieldValue | undefined): Items => (ruleOf(field).shaped(value, field) ? value : []);

const valuesOf = (items: Items, id: string): Content => items.find((item) => item.id === id)?.values ?? {};

/** Locked fields inside a repeated row: none may change in a row, come with a new one or go with a removed one. */
const insideGroup = (field: FieldOf<'group'>, before: Items, after: Items): Problem[] => {
  const changed = after.flatMap((item, index) =>
    lockedChanges(field.fields, valuesOf(before, item.id), item.values).map((found) => ({
      ...found,
      field: `${field.key}.${index}.${found.field}`,
    })),
  );
  const removed = before.filter((item) => !after.some((other) => other.id === item.id));
  const lost = removed.some((item) => lockedChanges(field.fields, item.values, {}).length > 0);
  return lost ? [...changed, problem('not-editable', field.key)] : changed;
};

const lockedChanges = (fields: FieldDefinition[], before: Content, after: Content): Problem[] =>
  fields.flatMap((field) => {
    const [old, now] = [before[field.key], after[field.key]];
    if (sameValue(old, now)) return [];
    if (field.editableBy === 'fieldAdmin') return [problem('not-editable', field.key)];
    return field.kind === 'group' ? insideGroup(field, itemsOf(field, old), itemsOf(field, now)) : [];
  });

/** May this user change the field? `fieldAdmin`: holds the area's "field admin" right there (point 6). */
export const isEditable = (field: FieldDefinition, fieldAdmin: boolean): boolean => fieldAdmin || field.editableBy !== 'fieldAdmin';

/** The fields that were changed by somebody who may not. Compare normalised contents: what was kept, and what is to be kept. */
export const notEditable = (sections: Section[], before: Content, after: Content, fieldAdmin: boolean): Problem[] =>
  fieldAdmin ? [] : lockedChanges(fieldsOf(sections), before, after);
