import type { FieldDefinition, Section } from '../fields/definition.ts';
import { fieldsOf } from '../fields/check.ts';
import { type CheckContext } from '../fields/rule.ts';
import { fieldProblems, isEmpty, ruleOf } from '../fields/rules.ts';
import type { Content } from '../fields/value.ts';
import type { Problem } from '../problem.ts';
import { sameValue } from '../saving/same.ts';

/**
 * What a changed type does to a value that a record has. `hidden`: it is no longer in the form (and stays in the record); `converted`: its
 * field becomes of another kind; `unfit`: it has a problem that it did not have; `lacking`: something has to be filled in that did not.
 */
export const typeEffects = ['hidden', 'converted', 'unfit', 'lacking'] as const;
export type TypeEffect = (typeof typeEffects)[number];

/** A field that the change touches, as it was and as it will be. */
export type Touched = { key: string; before: FieldDefinition | undefined; after: FieldDefinition | undefined };

/** The fields of two forms that differ; values of other fields cannot be touched. */
export const touchedFields = (before: Section[], after: Section[]): Touched[] => {
  const old = new Map(fieldsOf(before).map((field) => [field.key, field]));
  const now = new Map(fieldsOf(after).map((field) => [field.key, field]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ key, before: old.get(key), after: now.get(key) }))
    .filter((one) => !sameValue(one.before, one.after));
};

const nameOf = ({ field, code }: Problem): string => `${field.replace(/\.\d+(?=\.|$)/g, '')} ${code}`;

/** What is asked although nothing stands there. */
const lacks = ({ code }: Problem): boolean => code === 'required' || code === 'checkbox' || code === 'price-explanation';

const filled = (field: FieldDefinition | undefined, value: unknown): boolean =>
  field ? !isEmpty(field, value) : value !== undefined && value !== null;

/** The rows of a group that can hold the value; none for any other field. */
const rowsIn = (field: FieldDefinition, value: unknown): Content[] =>
  field.kind === 'group' && value !== null && value !== undefined && ruleOf(field).shaped(value, field)
    ? value.map(({ values }) => values)
    : [];

/** What becomes of the values inside a group: a field of its rows can go, or become of another kind. */
const effectsInside = (before: FieldDefinition, after: FieldDefinition, value: unknown): TypeEffect[] => {
  if (before.kind !== 'group' || after.kind !== 'group') return [];
  return rowsIn(before, value).flatMap((row) =>
    before.fields.flatMap((inner): TypeEffect[] => {
      if (!filled(inner, row[inner.key])) return [];
      const now = after.fields.find(({ key }) => key === inner.key);
      if (!now) return ['hidden'];
      return now.kind === inner.kind ? [] : ['converted'];
    }),
  );
};

/** What the change does to the value of one touched field; nothing where it stays as good, or as bad, as it was. */
export const effectsOn = ({ before, after }: Touched, value: Content[string], context: CheckContext): TypeEffect[] => {
  const stood = filled(before, value);
  if (!after) return stood && before ? ['hidden'] : [];
  const check = { ...context, strict: true };
  const had = new Set(before ? fieldProblems(before, value, check).map(nameOf) : []);
  const fresh = fieldProblems(after, value, check).filter((problem) => !had.has(nameOf(problem)));
  const inside = new Set(before ? effectsInside(before, after, value) : []);
  return [
    ...(inside.has('hidden') ? (['hidden'] as const) : []),
    ...((stood && before && before.kind !== after.kind) || inside.has('converted') ? (['converted'] as const) : []),
    ...(fresh.some((problem) => !lacks(problem)) ? (['unfit'] as const) : []),
    ...(fresh.some(lacks) ? (['lacking'] as const) : []),
  ];
};
