import type { Values } from '../values.ts';
import type { Problem, ProblemCode } from '../problem.ts';
import type { FieldKind, FieldOf } from './definition.ts';
import type { FieldValues } from './value.ts';

/** What a check needs to know of the world. A question that is not passed in is not asked. */
export type CheckContext = {
  /** The day it is where the tenant lives, `YYYY-MM-DD` (see `todayIn`). */
  today: string;
  regionExists?: (code: string) => boolean;
  wordExists?: (id: string) => boolean;
  /** The type of a supplement that may be named here; null: there is none. */
  supplementType?: (key: string) => string | null;
};

/** `strict`: what lacks is a problem too (to publish); otherwise only what stands there is judged (a draft). */
export type Check = CheckContext & { strict: boolean };

/**
 * Everything the product knows about one kind of field. Paths of problems are relative to the field: `''` is the field itself,
 * `.postalCode` a part of it. All but `shaped` may count on a value that is shaped.
 */
export type FieldRule<K extends FieldKind> = {
  /** Is this JSON what a field of this kind can hold, valid or "as typed"? Asked of everything that comes from outside. */
  shaped: (value: unknown, field: FieldOf<K>) => value is FieldValues[K];
  /** Was nothing filled in? */
  empty: (value: FieldValues[K], field: FieldOf<K>) => boolean;
  /** The one way to write a valid value; trimmed but otherwise as typed when it is not valid. Twice gives the same as once. */
  normalise: (field: FieldOf<K>, value: FieldValues[K]) => FieldValues[K];
  /** What is wrong with a value that is not empty, as typed or normalised. */
  problems: (field: FieldOf<K>, value: FieldValues[K], check: Check) => Problem[];
};

/** One problem at a path inside the field. */
export const problem = (code: ProblemCode, field = '', values?: Values): Problem => (values ? { field, code, values } : { field, code });

/** A part that lacks: a problem only where completeness is asked for. */
export const missing = (check: Check, field = ''): Problem[] => (check.strict ? [problem('required', field)] : []);

/** At least and at most so many chosen (point 5). */
export const selectionProblems = (count: number, limits: { minSelected?: number; maxSelected?: number }): Problem[] => {
  const { minSelected = 0, maxSelected = Infinity } = limits;
  if (count < minSelected) return [problem('select-at-least', '', { minimum: minSelected })];
  if (count > maxSelected) return [problem('select-at-most', '', { maximum: maxSelected })];
  return [];
};
