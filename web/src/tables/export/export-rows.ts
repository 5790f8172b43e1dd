import { type Column, seenColumns } from '../column.ts';
import type { Cell } from './csv.ts';

/** The columns that are seen and have a text, in their order. */
export const exportedColumns = <Row>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined): readonly Column<Row>[] => {
  const seen = seenColumns(columns, chosen);
  return columns.filter(({ id, text }) => text !== undefined && seen[id]);
};

/** What is shown of these rows as cells, under the headings of the columns. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ text }) => text?.(row))),
];
