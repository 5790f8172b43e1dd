import { readFileSync } from 'node:fs';
import { word } from '@bronhouder/contract/services.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export type Word = z.infer<typeof word>;
type Row = { id: string; parent: string; nl: string; en: string; synonyms: string };

const rows = parse<Row>(readFileSync(new URL('thesaurus.csv', import.meta.url)), { columns: true, skip_empty_lines: true });

const wordOf = ({ id, parent, nl, en, synonyms }: Row): Word => ({
  id,
  parent: parent || null,
  name: { nl, en },
  synonyms: synonyms === '' ? [] : synonyms.split(';'),
});

/** The starter thesaurus: keywords in a tree, broader ones before narrower ones. */
export const allWords: readonly Word[] = z.array(word).parse(rows.map(wordOf));

const ids = new Set(allWords.map((one) => one.id));

/** Whether the words service knows a keyword. */
export const wordExists = (id: string): boolean => ids.has(id);
