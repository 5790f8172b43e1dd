import { parseDate } from '../fields/calendar-date.ts';
import type { FieldDefinition } from '../fields/definition.ts';
import { isEditable } from '../fields/editable.ts';
import { isEmpty, ruleOf } from '../fields/rules.ts';
import type { Content, FieldValue } from '../fields/value.ts';

/** Why a field of a copy needs a new value: it said which product the original was, its date has passed, or it is required and was left out. */
export const renewReasons = ['identifies', 'past', 'required'] as const;
export type RenewReason = (typeof renewReasons)[number];

/** A field of a copy that needs a value of its own. */
export type ToRenew = { field: string; reason: RenewReason };

type Value = FieldValue | undefined;

/** Whether something holds of a field or of a field in one of its rows. */
const somewhere = (field: FieldDefinition, value: Value, test: (field: FieldDefinition, value: Value) => boolean): boolean => {
  if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return test(field, value);
  return value.some(({ values }) => field.fields.some((inner) => somewhere(inner, values[inner.key], test)));
};

const isPast = (today: string) => (field: FieldDefinition, value: Value) => {
  const day = field.kind === 'date' && typeof value === 'string' ? parseDate(value) : undefined;
  return day !== undefined && day < today;
};

const lacksName = (field: FieldDefinition, value: Value) => field.identifies === true && isEmpty(field, value);
const hasName = (field: FieldDefinition, value: Value) => field.identifies === true && !isEmpty(field, value);
const isAsked = (field: FieldDefinition) => field.required === true || (field.kind === 'checkbox' && field.mustBeSet === true);

/** Whether a field still needs what it was listed for. */
const needs = (reason: RenewReason, field: FieldDefinition, value: Value, today: string): boolean => {
  if (reason === 'past') return somewhere(field, value, isPast(today));
  return reason === 'identifies' ? somewhere(field, value, lacksName) : isEmpty(field, value);
};

/** Why a field of a fresh copy needs a new value, if it does: what the original had there and the copy has not, or a date that has passed. */
const reasonFor = (field: FieldDefinition, original: Value, copy: Value, today: string): RenewReason | undefined => {
  if (somewhere(field, original, hasName) && needs('identifies', field, copy, today)) return 'identifies';
  if (needs('past', field, copy, today)) return 'past';
  return isAsked(field) && !isEmpty(field, original) && isEmpty(field, copy) ? 'required' : undefined;
};

/** The fields of a fresh copy that need a new value, in the order of the form; none that whoever copies may not fill in. */
export const toRenewIn = (
  fields: readonly FieldDefinition[],
  original: Content,
  copy: Content,
  at: { fieldAdmin: boolean; today: string },
): ToRenew[] =>
  fields.flatMap((field) => {
    const reason = isEditable(field, at.fieldAdmin) ? reasonFor(field, original[field.key], copy[field.key], at.today) : undefined;
    return reason ? [{ field: field.key, reason }] : [];
  });

/** What of the list is left to do with this content: a field that was filled in, or is not in the form any more, is done. */
export const stillToRenew = (
  listed: readonly ToRenew[],
  fields: readonly FieldDefinition[],
  content: Content,
  today: string,
): ToRenew[] => {
  const known = new Map(fields.map((field) => [field.key, field]));
  return listed.filter(({ field: key, reason }) => {
    const field = known.get(key);
    return field !== undefined && needs(reason, field, content[key], today);
  });
};
