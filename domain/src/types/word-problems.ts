import { characterProblems, isBlank, lengthProblems, tidyLines } from '../fields/characters.ts';
import type { Localised } from '../fields/definition.ts';
import { problem } from '../fields/rule.ts';
import type { Problem } from '../problem.ts';
import { typeLimits } from './definition-shape.ts';

const languages = ['nl', 'en'] as const;

/** What is wrong with a text in both languages: Dutch is the one that must be there, if one has to be. */
export const wordProblems = (
  text: Localised,
  path: string,
  { maxLength = typeLimits.label, lines = false, required = true } = {},
): Problem[] => [
  ...(required && isBlank(text.nl) ? [problem('required', `${path}.nl`)] : []),
  ...languages.flatMap((language) => [
    ...characterProblems(text[language], `${path}.${language}`, lines),
    ...lengthProblems(tidyLines(text[language]), { maxLength }).map((found) => ({ ...found, field: `${path}.${language}` })),
  ]),
];

/** The places of what stood in the list before. */
export const twice = (all: readonly string[]): number[] =>
  all.flatMap((one, index) => (one !== '' && all.indexOf(one) < index ? [index] : []));
