import { Skeleton, Table } from '@mantine/core';
import classes from './data-table.module.css';
import { type Shown, skeletonRows } from './shown.ts';
import { SortButton } from './sort-button.tsx';

/** The list as rows. */
export const RowTable = <Row extends object>({ table, columns, search, usualSort, onSearch, label, loading }: Shown<Row>) => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const seen = table.getVisibleLeafColumns();
  const order = (id: string) => {
    const name = byId.get(id)?.sort;
    if (!name || name !== (search.sort ?? usualSort)) return undefined;
    return search.descending ? 'descending' : 'ascending';
  };
  return (
    <div className={classes.scroll}>
      <Table highlightOnHover verticalSpacing={10} horizontalSpacing="sm" aria-label={label}>
        <Table.Thead className={classes.head ?? ''}>
          <Table.Tr>
            {seen.map(({ id }) => (
              <Table.Th key={id} scope="col" aria-sort={order(id)} ta={byId.get(id)?.align ?? 'left'}>
                <SortButton column={byId.get(id)} order={order(id)} search={search} usualSort={usualSort} onSearch={onSearch} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loading
            ? Array.from({ length: skeletonRows }, (_, row) => (
                <Table.Tr key={row}>
                  {seen.map(({ id }) => (
                    <Table.Td key={id}>
                      <Skeleton height={14} my={3} width={`${50 + ((row * 17 + id.length * 11) % 40)}%`} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))
            : table.getRowModel().rows.map((row) => (
                <Table.Tr key={row.id}>
                  {row.getVisibleCells().map((cell) => (
                    <Table.Td key={cell.id} ta={byId.get(cell.column.id)?.align ?? 'left'}>
                      {/* Called, not rendered as a component: a cell keeps its focus when the columns are made anew. */}
                      {byId.get(cell.column.id)?.cell(row.original)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};
