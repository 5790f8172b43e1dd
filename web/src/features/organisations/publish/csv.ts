const quoted = (cell: string | number): string => {
  const text = String(cell);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as CSV for Dutch spreadsheets: semicolons, a byte order mark, and no cell that a spreadsheet would run as a formula. */
export const csvOf = (rows: (string | number)[][]): string => `\uFEFF${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
