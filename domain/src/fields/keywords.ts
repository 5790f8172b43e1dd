import { problem, selectionProblems, type FieldRule } from './rule.ts';
import { isText, listOf } from './shape.ts';

const ids = (value: string[]): string[] => [...new Set(value.map((id) => id.trim()).filter((id) => id !== ''))];

/** Words of the thesaurus, by id, in the order in which they were chosen: the first says most. */
export const keywords: FieldRule<'keywords'> = {
  shaped: listOf(isText, 1000),
  empty: (value) => ids(value).length === 0,
  normalise: (_field, value) => ids(value),
  problems: (field, value, check) => [
    ...ids(value)
      .filter((id) => check.wordExists?.(id) === false)
      .map((id) => problem('word-unknown', '', { word: id })),
    ...selectionProblems(ids(value).length, field),
  ],
};
