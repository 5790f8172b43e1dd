import type { Values } from './values.ts';

/** What can be wrong with a value (point 5, 'General form messages'). Each code has a text in every language. */
export const problemCodes = [
  'required',
  'shape',
  'email',
  'email-domain',
  'postal-code',
  'date',
  'date-future',
  'date-minimum',
  'date-maximum',
  'date-order',
  'number',
  'minimum',
  'maximum',
  'decimals',
  'too-short',
  'too-long',
  'select-at-least',
  'select-at-most',
  'select-unknown',
  'phone-short',
  'phone-format',
  'price-amount',
  'price-explanation',
  'pattern',
  'url',
  'url-unreachable',
  'html',
  'control-codes',
  'time',
  'time-order',
  'time-overlap',
  'duplicate-date',
  'duplicate-times',
  'checkbox',
  'house-number',
  'coordinates',
  'file-type',
  'file-size',
  'file-pixels',
  'file-unknown',
  'region-unknown',
  'word-unknown',
  'not-editable',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** One thing that is wrong: where (a path such as `address.postalCode` or `people.0.email`), what, and what the text needs. */
export type Problem = { field: string; code: ProblemCode; values?: Values };
