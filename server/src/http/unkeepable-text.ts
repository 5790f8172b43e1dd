import type { Problem } from '@bronhouder/domain/problem.ts';

/** Deeper than anything that the contract lets in. */
const deepest = 10;

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Blob);

/**
 * Every place in an input with a text that no database keeps: with a NUL or half a character in it. The `content` of a record is left to
 * the domain, which names its fields.
 */
export const unkeepableText = (input: unknown, path: string[] = []): Problem[] => {
  if (typeof input === 'string')
    return input.includes('\u0000') || !input.isWellFormed() ? [{ field: path.join('.'), code: 'control-codes' }] : [];
  if (!isList(input) || path.length > deepest) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    path.length === 0 && name === 'content' ? [] : unkeepableText(value, [...path, name]),
  );
};
