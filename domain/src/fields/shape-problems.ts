import { done, refused, type Outcome } from '../outcome.ts';
import type { Problem, ProblemCode } from '../problem.ts';
import { fieldsOf } from './check.ts';
import type { Section } from './definition.ts';
import { problem } from './rule.ts';
import { isShaped } from './rules.ts';
import { sameValue } from '../saving/same.ts';
import { isRecord } from './shape.ts';
import type { Content } from './value.ts';

/** More than any honest record holds; what is larger is refused before anything else looks at it. */
const limits = { keys: 500, depth: 8, values: 20_000, text: 100_000, total: 1_000_000 };

const fieldKey = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** What a JSON column of the database cannot hold. */
const unstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

type Budget = { values: number; total: number };

const textProblem = (text: string, budget: Budget): ProblemCode | undefined => {
  budget.total -= text.length;
  if (text.length > limits.text || budget.total < 0) return 'too-long';
  return unstorable(text) ? 'control-codes' : undefined;
};

/** The first thing that makes a value impossible to keep, whatever field it is for. */
const unkeepable = (value: unknown, depth: number, budget: Budget): ProblemCode | undefined => {
  budget.values -= 1;
  if (depth > limits.depth || budget.values < 0) return 'shape';
  if (typeof value === 'string') return textProblem(value, budget);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'shape';
  if (value === null || value === undefined || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) return firstUnkeepable(value, depth, budget);
  if (!isRecord(value)) return 'shape';
  return firstUnkeepable(Object.keys(value), depth, budget) ?? firstUnkeepable(Object.values(value), depth, budget);
};

const firstUnkeepable = (values: unknown[], depth: number, budget: Budget): ProblemCode | undefined => {
  for (const value of values) {
    const code = unkeepable(value, depth + 1, budget);
    if (code) return code;
  }
  return undefined;
};

const keyProblems = (key: string, value: unknown, budget: Budget): Problem[] => {
  if (!fieldKey.test(key)) return [problem('shape', '')];
  const code = unkeepable(value, 0, budget);
  return code ? [problem(code, key, code === 'too-long' ? { maximum: limits.text } : undefined)] : [];
};

/**
 * Is this JSON a content of these sections, valid or not? Wrong structure and impossible sizes only; never throws, whatever is
 * given. What an API call brings passes here before any other rule sees it.
 */
export const shapeProblems = (sections: Section[], content: unknown): Problem[] => {
  if (!isRecord(content) || Object.keys(content).length > limits.keys) return [problem('shape')];
  const budget: Budget = { values: limits.values, total: limits.total };
  const unkept = Object.entries(content).flatMap(([key, value]) => keyProblems(key, value, budget));
  if (unkept.length > 0) return unkept;
  return fieldsOf(sections)
    .filter((field) => !isShaped(field, content[field.key]))
    .map((field) => problem('shape', field.key));
};

const isContent = (sections: Section[], input: unknown): input is Content => shapeProblems(sections, input).length === 0;

/** What no form of these sections shows can be handed back as it is kept; nobody sets it, or it would go round every rule. */
const strangeProblems = (sections: Section[], content: Content, kept: Content): Problem[] => {
  const shown = new Set(fieldsOf(sections).map((field) => field.key));
  return Object.keys(content)
    .filter((key) => !shown.has(key) && content[key] !== undefined && !sameValue(content[key], kept[key]))
    .map((key) => problem('shape', key));
};

/**
 * The content in an API call, or `input.invalid` with the fields that are not shaped as they should be, or that these sections do not
 * have. `kept`: the content that the record has, leftovers of older types included.
 */
export const readContent = (sections: Section[], input: unknown, kept: Content = {}): Outcome<Content> => {
  if (!isContent(sections, input)) return refused('input.invalid', {}, shapeProblems(sections, input));
  const strange = strangeProblems(sections, input, kept);
  return strange.length > 0 ? refused('input.invalid', {}, strange) : done(input);
};
