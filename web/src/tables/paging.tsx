import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import classes from './data-table.module.css';
import { pageOfList, pageSizes, type TableSearch } from './table-search.ts';

/** Under a list: which rows these are, how many to a page, and the way to the others. */
export const Paging = ({ search, total, onSearch }: { search: TableSearch; total: number; onSearch: (change: TableSearch) => void }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { page, pages, size, from, to } = pageOfList(search, total);
  const steps = [
    { label: t('shell.table.first'), to: 1, possible: page > 1, Sign: IconChevronsLeft },
    { label: t('shell.table.previous'), to: page - 1, possible: page > 1, Sign: IconChevronLeft },
    { label: t('shell.table.next'), to: page + 1, possible: page < pages, Sign: IconChevronRight },
    { label: t('shell.table.last'), to: pages, possible: page < pages, Sign: IconChevronsRight },
  ];
  const step = ({ label, to: target, possible, Sign }: (typeof steps)[number]) => (
    <ActionIcon
      key={label}
      variant="subtle"
      color="gray"
      c="var(--ink-2)"
      size={28}
      aria-label={label}
      disabled={!possible}
      onClick={() => onSearch({ page: target === 1 ? undefined : target })}
    >
      <Sign size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <nav className={classes.foot} aria-label={t('shell.table.page', { page, pages })}>
      <span>{t('shell.table.range', { from: number(from), to: number(to), total: number(total) })}</span>
      <NativeSelect
        size="xs"
        aria-label={t('shell.table.size')}
        value={String(size)}
        data={pageSizes.map(String)}
        onChange={(event) =>
          onSearch({
            size: Number(event.currentTarget.value) === pageSizes[0] ? undefined : Number(event.currentTarget.value),
            page: undefined,
          })
        }
      />
      <div className={classes.pages}>
        {steps.slice(0, 2).map(step)}
        <span>{t('shell.table.page', { page: number(page), pages: number(pages) })}</span>
        {steps.slice(2).map(step)}
      </div>
    </nav>
  );
};
