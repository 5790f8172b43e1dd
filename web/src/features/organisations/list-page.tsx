import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { Button } from '@mantine/core';
import { IconBuilding, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../api/clients.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import type { FetchPage } from '../../tables/export/all-rows.ts';
import type { TableSearch } from '../../tables/table-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Row, useColumns } from './list/columns.tsx';
import { FilterMenu } from './list/filter-menu.tsx';
import { filterOf, isFiltered, type ListFilter, type ListSearch, readListSearch, searchWith } from './list/list-search.ts';
import { SearchBox } from '../../tables/search-box.tsx';
import { useChips } from './list/use-chips.ts';
import parts from '../records/parts/parts.module.css';
import { useTypes } from './types.ts';
import { useNow } from '../records/use-now.ts';

const noTypes: TypeDefinition[] = [];

/** `team`: where the first one can be made. */
const Empty = ({ team, filtered, onClear }: { team: string | undefined; filtered: boolean; onClear: () => void }) => {
  const { t } = useTranslation();
  if (!filtered) {
    const make = team !== undefined && <ButtonLink {...paths.teamOrganisation(team)}>{t('creation.new')}</ButtonLink>;
    return (
      <EmptyState icon={IconBuilding} title={t('organisation.list.empty')} action={make}>
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
  const { page = 1, size = 25, sort = 'title', descending = false } = search;
  const input = { team, ...filter };
  const sorted = { ...input, sort, descending };
  const list = useQuery({
    ...queries.organisation.list.queryOptions({ input: { ...sorted, page, size } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...queries.organisation.counts.queryOptions({ input }), placeholderData: keepPreviousData });
  const fetchPage: FetchPage<Row> = (number, many) => api.organisation.list({ ...sorted, page: number, size: many }, handled);
  return { list, counts: counts.data, fetchPage };
};

/** The organisations of a team and of the teams below it (point 2, `/team/:team/organisations?cs=`). */
export const ListPage = () => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { team, search, filter, change, clear, show } = useListSearch();
  const { list, counts, fetchPage } = useRows(team, search, filter);
  const known = useTypes().data;
  const definitions = known ?? noTypes;
  const types = definitions.map(({ key, name }) => ({ value: key, label: pick(name) }));
  const chips = useChips(filter, { types: known && types, counts, onChange: change });
  const menu = useTeamMenu();
  const mayCreate = menu?.organisationActions.includes('create');
  const columns = useColumns(definitions, useNow());
  const title = t('organisation.list.title');
  return (
    <>
      <PageHead
        title={title}
        page={title}
        actions={
          mayCreate && (
            <ButtonLink {...paths.teamOrganisation(team)} leftSection={<IconPlus size={16} aria-hidden />}>
              {t('creation.new')}
            </ButtonLink>
          )
        }
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
        exported={{ name: menu ? `${title} ${menu.name}` : title, fetchPage }}
        empty={<Empty team={mayCreate ? team : undefined} filtered={isFiltered(filter)} onClear={clear} />}
        filters={
          <>
            <SearchBox
              clearLabel={t('organisation.list.searchClear')}
              label={t('organisation.list.search')}
              value={filter.q}
              onSearch={(q) => change({ q })}
            />
            <FilterMenu filter={filter} types={types} counts={counts} onChange={change} />
          </>
        }
      />
    </>
  );
};
