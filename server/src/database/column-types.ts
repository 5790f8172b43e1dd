import type { CustomTypesConfig } from 'pg';
import pg from 'pg';

type Parse = (text: string) => unknown;

const listOfTexts: number = 1009;

/** `2026-11-21 09:00:00.5+00` becomes `2026-11-21T09:00:00.500Z`. Every session of ours speaks UTC; anything finer than a millisecond is cut. */
const instant: Parse = (text) => {
  const zone = text.lastIndexOf('+');
  if (zone < 0 || text[10] !== ' ') return text;
  const milliseconds = text.slice(20, zone).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
};

const asIs: Parse = (text) => text;

/** The list of texts of PostgreSQL's own array notation, each read by `parse`. */
const listOf = (parse: Parse): Parse => {
  const texts: (text: string) => (string | null)[] = pg.types.getTypeParser(listOfTexts);
  return (text) => texts(text).map((entry) => (entry === null ? null : parse(entry)));
};

/** What a column becomes in JavaScript, by the type's number in PostgreSQL. All others as pg does by default. */
const parsers = new Map<number, Parse>([
  [20, Number],
  [1016, listOf(Number)],
  [1700, Number],
  [1231, listOf(Number)],
  [1184, instant],
  [1185, listOf(instant)],
  [1114, asIs],
  [1082, asIs],
  [1182, listOf(asIs)],
]);

/** int8 and numeric as number, timestamptz as Instant, date and timestamp as the text that PostgreSQL gives. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(type)) || pg.types.getTypeParser(type, format),
};
