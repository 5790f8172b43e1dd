import type { Problem } from '../problem.ts';
import { type Check, type FieldRule, problem, selectionProblems } from './rule.ts';
import { type Guard, isText, listOf } from './shape.ts';

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Keys are chosen, never typed: what is none is not kept at all. */
const isKey: Guard<string> = (value): value is string => isText(value) && keyPattern.test(value);

const keys = (value: string[]): string[] => [...new Set(value.map((key) => key.toLowerCase()))];

const placeProblems = (types: readonly string[], key: string, check: Check): Problem[] => {
  if (!check.supplementType) return [];
  const type = check.supplementType(key);
  if (type === null) return [problem('supplement-unknown')];
  return types.includes(type) ? [] : [problem('supplement-type')];
};

/** Supplements of the library, by key, in the order in which they were chosen: one, or more where the field says so. */
export const supplement: FieldRule<'supplement'> = {
  shaped: listOf(isKey, 100),
  empty: (value) => value.length === 0,
  normalise: (_field, value) => keys(value),
  problems: (field, value, check) => [
    ...keys(value).flatMap((key) => placeProblems(field.types, key, check)),
    ...selectionProblems(keys(value).length, field.multiple ? field : { maxSelected: 1 }),
  ],
};
