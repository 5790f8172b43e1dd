import { problem, selectionProblems, type FieldRule } from './rule.ts';
import { isText, listOf } from './shape.ts';

const codes = (value: string[]): string[] => [...new Set(value.map((code) => code.trim()).filter((code) => code !== ''))];

/** Regions, by code (`NL:GM1728`), in the order in which they were chosen. */
export const regions: FieldRule<'regions'> = {
  shaped: listOf(isText, 1000),
  empty: (value) => codes(value).length === 0,
  normalise: (_field, value) => codes(value),
  problems: (field, value, check) => [
    ...codes(value)
      .filter((code) => check.regionExists?.(code) === false)
      .map((code) => problem('region-unknown', '', { region: code })),
    ...selectionProblems(codes(value).length, field),
  ],
};
