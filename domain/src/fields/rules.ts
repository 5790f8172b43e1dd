import type { Problem } from '../problem.ts';
import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import type { FieldDefinition, FieldKind } from './definition.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { gps } from './gps.ts';
import { groupRule } from './group.ts';
import { keywords } from './keywords.ts';
import { longText } from './long-text.ts';
import { number } from './number.ts';
import { openingHours } from './opening-hours.ts';
import { phone } from './phone.ts';
import { price } from './price.ts';
import { regions } from './regions.ts';
import { problem, type Check, type FieldRule } from './rule.ts';
import { supplement } from './supplement.ts';
import { text } from './text.ts';
import { url } from './url.ts';
import type { Content, FieldValue } from './value.ts';

const group = groupRule({
  shaped: (field, value) => isShaped(field, value),
  empty: (field, value) => isEmpty(field, value),
  normaliseAll: (fields, content) => normaliseFields(fields, content),
  problemsOfAll: (fields, content, check) => fieldsProblems(fields, content, check),
});

/** The rule of every kind of field; a kind without one does not compile. */
const rules: { [K in FieldKind]: FieldRule<K> } = {
  text,
  longText,
  choice,
  number,
  url,
  email,
  phone,
  address,
  price,
  openingHours,
  date,
  file,
  gps,
  regions,
  keywords,
  checkbox,
  supplement,
  group,
};

export const ruleOf = <K extends FieldKind>(field: FieldDefinition<K>): FieldRule<K> => rules[field.kind];

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Can the field hold this JSON? Nothing at all fits every field. */
export const isShaped = <K extends FieldKind>(field: FieldDefinition<K>, value: unknown): boolean =>
  isAbsent(value) || ruleOf(field).shaped(value, field);

/** Was nothing filled in? JSON that the field cannot hold is not nothing. */
export const isEmpty = <K extends FieldKind>(field: FieldDefinition<K>, value: unknown): boolean => {
  if (isAbsent(value)) return true;
  const rule = ruleOf(field);
  return rule.shaped(value, field) && rule.empty(value, field);
};

/** The value as it is kept; nothing for an empty one, and untouched what the field cannot hold. */
export const normalise = <K extends FieldKind>(field: FieldDefinition<K>, value: FieldValue | undefined): FieldValue | undefined => {
  if (isEmpty(field, value) || isAbsent(value)) return undefined;
  const rule = ruleOf(field);
  return rule.shaped(value, field) ? rule.normalise(field, value) : value;
};

const lacking = (field: FieldDefinition): Problem[] => {
  if (field.kind === 'checkbox' && field.mustBeSet) return [problem('checkbox', field.key)];
  return field.required ? [problem('required', field.key)] : [];
};

const filledProblems = <K extends FieldKind>(field: FieldDefinition<K>, value: unknown, check: Check): Problem[] => {
  const rule = ruleOf(field);
  if (!rule.shaped(value, field)) return [problem('shape', field.key)];
  return rule.problems(field, value, check).map((found) => ({ ...found, field: `${field.key}${found.field}` }));
};

/** What is wrong with one field of a record, at paths that begin with its key. Never throws, whatever the value. */
export const fieldProblems = (field: FieldDefinition, value: unknown, check: Check): Problem[] => {
  if (isEmpty(field, value)) return check.strict ? lacking(field) : [];
  return filledProblems(field, value, check);
};

export const fieldsProblems = (fields: FieldDefinition[], content: Content, check: Check): Problem[] =>
  fields.flatMap((field) => fieldProblems(field, content[field.key], check));

/** Every field as it is kept; keys that are no field (any more) stay as they are. */
export const normaliseFields = (fields: FieldDefinition[], content: Content): Content => {
  const known = new Map(fields.map((field) => [field.key, field]));
  const kept = Object.entries(content).map(([key, value]) => {
    const field = known.get(key);
    return [key, field ? normalise(field, value) : value] as const;
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined && value !== null));
};
