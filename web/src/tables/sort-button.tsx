import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { sortedBy, type TableSearch } from './table-search.ts';

type SortButtonProps<Row> = {
  column: Column<Row> | undefined;
  order: 'ascending' | 'descending' | undefined;
  search: TableSearch;
  usualSort: string;
  onSearch: (change: TableSearch) => void;
};

const signs = { ascending: IconArrowUp, descending: IconArrowDown };

/** The heading of a column; pressing it sorts where the column can be sorted. The order itself is said by `aria-sort`. */
export const SortButton = <Row,>({ column, order, search, usualSort, onSearch }: SortButtonProps<Row>) => {
  const sort = column?.sort;
  if (!sort) return column?.header;
  const Sign = order ? signs[order] : IconArrowsSort;
  return (
    <button type="button" className={classes.sort} onClick={() => onSearch(sortedBy(search, sort, usualSort))}>
      {column.header}
      <Sign size={14} stroke={2} aria-hidden opacity={order ? 1 : 0.45} />
    </button>
  );
};
