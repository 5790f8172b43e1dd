import { Button } from '@mantine/core';
import { IconFilterOff, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import type { FetchPage } from '../../tables/export/all-rows.ts';
import { SearchBox } from '../../tables/search-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Row, useColumns } from './list/columns.tsx';
import { FilterMenu } from './list/filter-menu.tsx';
import { filterOf, isFiltered, type PeopleFilter, type PeopleSearch, searchShown, searchWith } from './list/people-search.ts';
import { useChips } from './list/use-chips.ts';
import { useChoices } from './list/use-choices.ts';
import classes from './people.module.css';

const useRows = (search: PeopleSearch, filter: PeopleFilter) => {
  const { page = 1, size = 25, sort = 'name', descending = false } = search;
  const { team, ...rest } = filter;
  const sorted = { ...rest, ...(team !== undefined && { team }), sort, descending };
  const list = useQuery({
    ...queries.user.search.queryOptions({ input: { ...sorted, page, size }, ...handled }),
    placeholderData: keepPreviousData,
  });
  const fetchPage: FetchPage<Row> = (number, many) => api.user.search({ ...sorted, page: number, size: many }, handled);
  return { list, fetchPage };
};

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const { t } = useTranslation();
  if (!filtered)
    return (
      <EmptyState icon={IconUsers} title={t('people.list.empty')}>
        {t('people.list.emptyLead')}
      </EmptyState>
    );
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('people.list.filters.clear')}
    </Button>
  );
  return (
    <EmptyState icon={IconFilterOff} title={t('people.list.emptyFiltered')} action={clear}>
      {t('people.list.emptyFilteredLead')}
    </EmptyState>
  );
};

/** People with a role where the user assigns roles, and for who looks after accounts everybody (point 2, `/search/user`). */
export const PeoplePage = () => {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/search/user' });
  const navigate = useNavigate();
  // Searching replaces the address, so that going back leaves the list.
  const go = (next: PeopleSearch) => void navigate({ ...paths.users(next), replace: true });
  const filter = filterOf(search);
  const change = (changed: Partial<PeopleFilter>) => go(searchWith(search, { ...filter, ...changed }));
  const clear = () => go(searchWith(search, filterOf({})));
  const { list, fetchPage } = useRows(search, filter);
  const choices = useChoices(list.data?.statuses, filter);
  const chips = useChips(filter, choices, change);
  const columns = useColumns();
  const title = t('people.list.title');
  return (
    <>
      <PageHead
        title={title}
        chips={list.data && <span className={classes.quiet}>{t('people.list.total', { count: list.data.total })}</span>}
      />
      <DataTable
        label={title}
        columns={columns}
        rowKey={(row) => row.key}
        rows={list.data?.rows}
        total={list.data?.total ?? 0}
        fetching={list.isFetching}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        search={search}
        onSearch={(changed) => go(searchShown(search, changed))}
        usualSort="name"
        chips={chips}
        onClear={clear}
        exported={{ name: title, fetchPage }}
        empty={<Empty filtered={isFiltered(filter)} onClear={clear} />}
        filters={
          <>
            <SearchBox
              value={filter.q}
              label={t('people.list.search')}
              clearLabel={t('people.list.searchClear')}
              onSearch={(q) => change({ q })}
            />
            <FilterMenu filter={filter} choices={choices} onChange={change} />
          </>
        }
      />
    </>
  );
};
