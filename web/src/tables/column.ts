import type { ReactNode } from 'react';

/** One column of a list, as data. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The same as plain text or a number, for an export; without it the column is left out there. */
  text?: (row: Row) => string | number | null;
  /** The name of the order at the server; without it the column does not sort. */
  sort?: string;
  /** Always shown: what the row is. The first of these is the heading of a card on a phone. */
  fixed?: boolean;
  /** Shown only when chosen. */
  hidden?: boolean;
  align?: 'left' | 'right';
};

/** Which columns are seen: the fixed ones, and the chosen ones or else those not hidden. */
export const seenColumns = <Row>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined): Record<string, boolean> =>
  Object.fromEntries(columns.map(({ id, fixed, hidden }) => [id, fixed === true || (chosen ? chosen.includes(id) : hidden !== true)]));

/** The choice after switching one column; undefined when it is the usual choice again, so that the address stays short. */
export const switchedColumn = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
  id: string,
): string[] | undefined => {
  const seen = { ...seenColumns(columns, chosen) };
  seen[id] = !seen[id];
  const usual = seenColumns(columns, undefined);
  if (columns.every((column) => seen[column.id] === usual[column.id])) return undefined;
  return columns.filter((column) => !column.fixed && seen[column.id]).map((column) => column.id);
};
