import type { Problem } from '../problem.ts';
import { problem } from './rule.ts';

const htmlTag = /<[a-z/!?][^<>]*>/i;
/** Control characters, line and paragraph separators, and marks that turn the direction of the text around them. */
const controlCode = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/;
const layout = /[\n\t]/g;

/** One line of text without the spaces around it, its accents written one way. */
export const tidyLine = (text: string): string => text.normalize('NFC').trim();

/** Text of several lines; every line ends the same way. */
export const tidyLines = (text: string): string => tidyLine(text.replace(/\r\n?/g, '\n'));

/** An optional line: nothing when blank. */
export const tidyPart = (text: string | undefined): string | undefined => (text === undefined ? undefined : tidyLine(text) || undefined);

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** HTML and control codes are not allowed (point 5). `lines`: new lines and tabs are. */
export const characterProblems = (text: string | undefined, field = '', lines = false): Problem[] => {
  const tidy = tidyLines(text ?? '');
  return [
    ...(htmlTag.test(tidy) ? [problem('html', field)] : []),
    ...(controlCode.test(lines ? tidy.replace(layout, '') : tidy) ? [problem('control-codes', field)] : []),
  ];
};

/** At least and at most N characters (point 5), an emoji counts as one. */
export const lengthProblems = (text: string, limits: { minLength?: number; maxLength?: number }): Problem[] => {
  const { minLength = 0, maxLength = Infinity } = limits;
  const length = Array.from(text).length;
  if (length < minLength) return [problem('too-short', '', { minimum: minLength })];
  if (length > maxLength) return [problem('too-long', '', { maximum: maxLength, length })];
  return [];
};
