import { characterProblems, isBlank, lengthProblems, tidyLines } from './characters.ts';
import type { FieldRule } from './rule.ts';
import { isText } from './shape.ts';

/** Text of several lines. */
export const longText: FieldRule<'longText'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (_field, value) => tidyLines(value),
  problems: (field, value) => [...characterProblems(value, '', true), ...lengthProblems(tidyLines(value), field)],
};
