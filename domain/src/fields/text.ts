import { characterProblems, isBlank, lengthProblems, tidyLine } from './characters.ts';
import { longestPatterned } from '../types/pattern.ts';
import type { FieldOf } from './definition.ts';
import { problem, type FieldRule } from './rule.ts';
import { isText } from './shape.ts';

const matches = (pattern: FieldOf<'text'>['pattern'], text: string) => !pattern || new RegExp(`^(?:${pattern.source})$`, 'u').test(text);

/** A line without a limit of its own still is no book. */
const longest = 1000;
const longestOf = ({ pattern, maxLength = longest }: FieldOf<'text'>): number =>
  pattern ? Math.min(maxLength, longestPatterned) : maxLength;

/** One line of text. */
export const text: FieldRule<'text'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (_field, value) => tidyLine(value),
  problems: (field, value) => {
    const line = tidyLine(value);
    const found = [...characterProblems(line), ...lengthProblems(line, { ...field, maxLength: longestOf(field) })];
    if (found.length > 0 || matches(field.pattern, line)) return found;
    return [problem('pattern', '', { example: field.pattern?.example ?? '' })];
  },
};
