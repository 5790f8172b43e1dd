import type { ReactTable } from '@tanstack/react-table';
import type { Column } from './column.ts';
import type { Features } from './features.ts';
import type { TableSearch } from './table-search.ts';

/** What the two drawings of a list, rows and cards, are made from. */
export type Shown<Row extends object> = {
  table: ReactTable<Features, Row>;
  columns: readonly Column<Row>[];
  search: TableSearch;
  usualSort: string;
  onSearch: (change: TableSearch) => void;
  label: string;
  loading: boolean;
};

/** How many rows are drawn as skeletons while the first ones are on their way. */
export const skeletonRows = 8;
