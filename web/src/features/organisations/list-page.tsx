import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { Button } from '@mantine/core';
import { IconBuilding, IconFilterOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import type { TableSearch } from '../../tables/table-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useColumns } from './list/columns.tsx';
import { FilterMenu } from './list/filter-menu.tsx';
import { filterOf, isFiltered, type ListFilter, type ListSearch, readListSearch, searchWith } from './list/list-search.ts';
import { SearchBox } from './list/search-box.tsx';
import { useChips } from './list/use-chips.ts';
import parts from './parts/parts.module.css';
import { useTypes } from './record.ts';
import { useNow } from './use-now.ts';

const noTypes: TypeDefinition[] = [];

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const { t } = useTranslation();
  if (!filtered) {
    return (
      <EmptyState icon={IconBuilding} title={t('organisation.list.empty')}>
        {t('organisation.list.emptyLead')}
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('organisation.list.filters.clear')}
    </Button>
  );
  return (
    <EmptyState icon={IconFilterOff} title={t('organisation.list.emptyFiltered')} action={clear}>
      {t('organisation.list.emptyFilteredLead')}
    </EmptyState>
  );
};

/** The filters in the address, and the ways to change them. Searching replaces the address, so that going back leaves the list. */
const useListSearch = () => {
  const { team = '' } = useParams({ strict: false });
  const search = useSearch({ from: '/frame/team/$team/organisations' });
  const navigate = useNavigate();
  const go = (next: ListSearch) => void navigate({ to: '/team/$team/organisations', params: { team }, search: next, replace: true });
  const filter = filterOf(search);
  return {
    team,
    search,
    filter,
    change: (change: Partial<ListFilter>) => go(searchWith(search, { ...filter, ...change })),
    clear: () => go(searchWith(search, filterOf({}))),
    show: (change: TableSearch) => go(readListSearch({ ...search, ...change })),
  };
};

const useRows = (team: string, search: ListSearch, filter: ListFilter) => {
  const input = { team, ...filter };
  const { page = 1, size = 25, sort = 'title', descending = false } = search;
  const list = useQuery({
    ...queries.organisation.list.queryOptions({ input: { ...input, page, size, sort, descending } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...queries.organisation.counts.queryOptions({ input }), placeholderData: keepPreviousData });
  return { list, counts: counts.data };
};

/** The organisations of a team and of the teams below it (point 2, `/team/:team/organisations?cs=`). */
export const ListPage = () => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { team, search, filter, change, clear, show } = useListSearch();
  const { list, counts } = useRows(team, search, filter);
  const definitions = useTypes().data ?? noTypes;
  const types = definitions.map(({ key, name }) => ({ value: key, label: pick(name) }));
  const chips = useChips(filter, { types, counts, onChange: change });
  const columns = useColumns(definitions, useNow());
  const title = t('organisation.list.title');
  return (
    <>
      <PageHead
        title={title}
        page={title}
        chips={list.data && <span className={parts.quiet}>{t('organisation.list.total', { count: list.data.total })}</span>}
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
        onSearch={show}
        usualSort="title"
        chips={chips}
        onClear={clear}
        empty={<Empty filtered={isFiltered(filter)} onClear={clear} />}
        filters={
          <>
            <SearchBox value={filter.q} onSearch={(q) => change({ q })} />
            <FilterMenu filter={filter} types={types} counts={counts} onChange={change} />
          </>
        }
      />
    </>
  );
};
