import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Column, seenColumns, switchedColumn } from './column.ts';
import { sortedBy, type TableSearch } from './table-search.ts';

type ColumnMenuProps<Row> = {
  columns: readonly Column<Row>[];
  search: TableSearch;
  usualSort: string;
  onSearch: (change: TableSearch) => void;
};

/** Which columns are shown, and, where rows are cards without headings, in which order they stand. */
export const ColumnMenu = <Row,>({ columns, search, usualSort, onSearch }: ColumnMenuProps<Row>) => {
  const { t } = useTranslation();
  const seen = seenColumns(columns, search.columns);
  const optional = columns.filter(({ fixed }) => !fixed);
  const sortable = columns.flatMap(({ id, header, sort }) => (sort ? [{ id, header, sort }] : []));
  const sign = (sort: string) => {
    if (sort !== (search.sort ?? usualSort)) return undefined;
    return search.descending ? <IconArrowDown size={16} aria-hidden /> : <IconArrowUp size={16} aria-hidden />;
  };
  if (optional.length === 0 && sortable.length === 0) return null;
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('shell.table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optional.map(({ id, header }) => (
          <Menu.Item
            key={id}
            role="menuitemcheckbox"
            aria-checked={seen[id] === true}
            leftSection={<IconCheck size={16} aria-hidden opacity={seen[id] ? 1 : 0} />}
            onClick={() => onSearch({ columns: switchedColumn(columns, search.columns, id) })}
          >
            {header}
          </Menu.Item>
        ))}
        {sortable.length > 0 && <Menu.Label hiddenFrom="sm">{t('shell.table.sort')}</Menu.Label>}
        {sortable.map(({ id, header, sort }) => (
          <Menu.Item
            key={`sort-${id}`}
            hiddenFrom="sm"
            rightSection={sign(sort)}
            onClick={() => onSearch(sortedBy(search, sort, usualSort))}
          >
            {t('shell.table.sortBy', { column: header })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
