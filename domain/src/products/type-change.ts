import { fieldsOf } from '../fields/check.ts';
import type { FieldDefinition, FieldKind, Section } from '../fields/definition.ts';
import { isEditable } from '../fields/editable.ts';
import { isEmpty, isShaped } from '../fields/rules.ts';
import type { Content } from '../fields/value.ts';

/** Why a value does not come along: the other type has no such field, has one of another kind, or has one that only others may fill in. */
export type LostReason = 'absent' | 'kind' | 'protected';

/** What a change of type does to a content: fields by key, in the order of the form. */
export type TypeChange = {
  content: Content;
  kept: string[];
  lost: { field: string; reason: LostReason }[];
  /** What the other type asks for and has no value yet. */
  required: string[];
};

/** A value of these kinds also says something in a field of the other kind. */
const alsoFits: Partial<Record<FieldKind, FieldKind[]>> = { text: ['longText'] };

const fits = (before: FieldDefinition, after: FieldDefinition, value: unknown): boolean =>
  (after.kind === before.kind || (alsoFits[before.kind] ?? []).includes(after.kind)) && isShaped(after, value);

type Move = { before: FieldDefinition; after: FieldDefinition | undefined; value: unknown; fieldAdmin: boolean };

const lostFor = ({ before, after, value, fieldAdmin }: Move): LostReason | undefined => {
  if (!after) return 'absent';
  if (!fits(before, after, value)) return 'kind';
  // What anybody could type does not become a protected value by a change of type.
  return isEditable(after, fieldAdmin) || !isEditable(before, false) ? undefined : 'protected';
};

/**
 * What of a product is kept when it gets another type: values of the same field of a fitting kind. The others leave the form and are
 * found in its history. What was outside the form already stays outside, unless the other type has a field of that name.
 */
export const typeChange = (from: Section[], to: Section[], content: Content, fieldAdmin: boolean): TypeChange => {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const next = new Map(after.map((field) => [field.key, field]));
  const filled = before.filter((field) => !isEmpty(field, content[field.key]));
  const moves = filled.map((field) => ({
    field: field.key,
    reason: lostFor({ before: field, after: next.get(field.key), value: content[field.key], fieldAdmin }),
  }));
  const kept = moves.flatMap(({ field, reason }) => (reason === undefined ? [field] : []));
  const own = new Set(before.map(({ key }) => key));
  const stays = (key: string): boolean => (own.has(key) ? kept.includes(key) : !next.has(key));
  const changed = Object.fromEntries(Object.entries(content).filter(([key]) => stays(key)));
  return {
    content: changed,
    kept,
    lost: moves.flatMap(({ field, reason }) => (reason ? [{ field, reason }] : [])),
    required: after.filter((field) => field.required && isEmpty(field, changed[field.key])).map(({ key }) => key),
  };
};
