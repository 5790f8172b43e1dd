import { expect, it } from 'vitest';
import type { Column } from '../column.ts';
import { exportedColumns, tableOf } from './export-rows.ts';

type Row = { name: string; size: number };
const columns: Column<Row>[] = [
  { id: 'name', header: 'Naam', fixed: true, cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'size', header: 'Grootte', cell: ({ size }) => `${size} m`, text: ({ size }) => size },
  { id: 'act', header: '', cell: () => null },
  { id: 'extra', header: 'Extra', hidden: true, cell: () => 'x', text: () => 'x' },
];
const cells = (chosen?: string[]) => tableOf(exportedColumns(columns, chosen), [{ name: 'Kei', size: 3 }]);

it('holds the columns that are seen, in their order, and none without a text', () => {
  expect(cells()).toEqual([
    ['Naam', 'Grootte'],
    ['Kei', 3],
  ]);
  expect(cells(['extra'])).toEqual([
    ['Naam', 'Extra'],
    ['Kei', 'x'],
  ]);
});
