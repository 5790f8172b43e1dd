/** One cell: numbers stay numbers for the spreadsheet. */
export type Cell = string | number | null | undefined;

/** What a spreadsheet would take for a formula, in the wide letters of East Asian keyboards too. */
const runs = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const quoted = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  return `"${(runs.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The sign between cells that spreadsheets expect in a language: where a comma is in the numbers it cannot part them. */
const separators = { nl: ';', en: ',' } as const;

/**
 * Rows as CSV (RFC 4180) that spreadsheets open as it is meant: with a byte order mark, the separator of the language, and no cell that
 * would run as a formula.
 */
export const csvOf = (rows: readonly (readonly Cell[])[], language: keyof typeof separators): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(separators[language])).join('\r\n')}\r\n`;
