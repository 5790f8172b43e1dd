import { VisuallyHidden } from '@mantine/core';
import { type ColumnDef, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, seenColumns } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import classes from './data-table.module.css';
import { ExportButton } from './export/export-button.tsx';
import type { Exported } from './export/use-export.ts';
import { type Features, features } from './features.ts';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import { Paging } from './paging.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { TableFailure } from './table-failure.tsx';
import type { TableSearch } from './table-search.ts';

const noRows: never[] = [];

export type DataTableProps<Row> = {
  /** What the list is, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The rows of the page that is shown; undefined while the first ones are on their way. */
  rows: Row[] | undefined;
  total: number;
  /** Rows of before are shown while newer ones are fetched. */
  fetching?: boolean;
  /** The list could not be had; gives a way to try again. */
  failed?: boolean;
  onRetry?: () => void;
  /** The state of the table as the address has it, and how to change it. */
  search: TableSearch;
  onSearch: (change: TableSearch) => void;
  /** The order at the server when the address names none. */
  usualSort: string;
  /** Boxes to search and to filter with. */
  filters?: ReactNode;
  /** What narrows the list now, each removable. */
  chips?: FilterChip[];
  onClear?: () => void;
  /** The list can be had as a file: its name, and how to fetch a page of what is shown. */
  exported?: Exported<Row>;
  /** Shows the rows otherwise than as a table, such as beside a map. */
  renderRows?: ((rows: Row[]) => ReactNode) | undefined;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
};

/** The list of the portal: pages, order, columns and filters in the address, skeletons while loading, cards on a phone. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const {
    label,
    columns,
    rowKey,
    rows,
    total,
    fetching = false,
    failed = false,
    onRetry,
    search,
    onSearch,
    usualSort,
    filters,
    chips = [],
    onClear,
    exported,
    renderRows,
    empty,
  } = props;
  const { t } = useTranslation();
  const definitions = useMemo(() => columns.map(({ id, header }): ColumnDef<Features, Row> => ({ id, header })), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: rowKey,
    state: { columnVisibility: seenColumns(columns, search.columns) },
  });
  const shownRows = table.getRowModel().rows;
  const shown = { table, columns, search, usualSort, onSearch, label, loading: rows === undefined };
  return (
    <section className={classes.frame} aria-label={label} aria-busy={fetching || rows === undefined}>
      <div className={classes.bar}>
        <div className={classes.filters}>{filters}</div>
        {!renderRows && <ColumnMenu columns={columns} search={search} usualSort={usualSort} onSearch={onSearch} />}
        {exported && <ExportButton exported={exported} columns={columns} chosen={search.columns} rowKey={rowKey} empty={total === 0} />}
      </div>
      {chips.length > 0 && <FilterChips chips={chips} {...(onClear && { onClear })} />}
      <VisuallyHidden role="status">{rows && !fetching ? t('shell.table.rows', { count: total }) : ''}</VisuallyHidden>
      {failed && <TableFailure {...(onRetry && { onRetry })} />}
      {!failed && rows?.length === 0 && empty}
      {!failed && rows?.length !== 0 && (
        <div className={fetching && shownRows.length > 0 ? classes.stale : undefined}>
          {renderRows && rows ? (
            renderRows(rows)
          ) : (
            <>
              <RowTable {...shown} />
              <RowCards {...shown} />
            </>
          )}
        </div>
      )}
      {!failed && total > 0 && <Paging search={search} total={total} onSearch={onSearch} />}
    </section>
  );
};
