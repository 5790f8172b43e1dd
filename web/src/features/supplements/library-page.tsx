import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { pluralOf } from '@bronhouder/domain/types/plural.ts';
import { Button } from '@mantine/core';
import { IconBooks, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSupplementTypes } from '../../forms/supplements/types.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './library.module.css';
import { TypeMenu } from './type-menu.tsx';
import { useColumns } from './list/columns.tsx';
import { Filters } from './list/filters.tsx';
import { isFiltered } from './list/library-search.ts';
import { MapList } from './list/map-list.tsx';
import { Tiles } from './list/tiles.tsx';
import { useChips } from './list/use-chips.ts';
import { type Row, useLibraryPoints, useLibraryRows, useLibrarySearch } from './list/use-library.ts';
import { waysToLook } from './list/ways-to-look.ts';

const AddButton = ({ organisation, type }: { organisation: string; type: TypeDefinition }) => {
  const { t } = useTranslation();
  const name = useLocalised()(type.name);
  return (
    <ButtonLink {...paths.supplementAdd(organisation, type.key)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('supplement.list.add', { type: name })}
    </ButtonLink>
  );
};

type EmptyProps = { organisation: string; type: TypeDefinition; mayAdd: boolean; filtered: boolean; onClear: () => void };

const Empty = ({ organisation, type, mayAdd, filtered, onClear }: EmptyProps) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  if (filtered) {
    const clear = (
      <Button variant="default" onClick={onClear}>
        {t('supplement.list.clear')}
      </Button>
    );
    return (
      <EmptyState icon={IconFilterOff} title={t('supplement.list.emptyFiltered')} action={clear}>
        {t('supplement.list.emptyFilteredLead')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconBooks}
      title={t('supplement.list.empty', { types: localised(pluralOf(type)) })}
      action={mayAdd && <AddButton organisation={organisation} type={type} />}
    >
      {t(mayAdd ? 'supplement.list.emptyLead' : 'supplement.list.emptyRead')}
    </EmptyState>
  );
};

const useRenderRows = (organisation: string, type: TypeDefinition, search: ReturnType<typeof useLibrarySearch>['search']) => {
  const label = useLocalised()(pluralOf(type));
  const ways = waysToLook(type);
  const view = ways.find((way) => way === search.view) ?? ways[0] ?? 'list';
  const points = useLibraryPoints(organisation, type.key, search, view === 'map');
  const renderRows = {
    list: undefined,
    tiles: (rows: Row[]) => <Tiles rows={rows} icon={type.icon} label={label} />,
    map: (rows: Row[]) => <MapList rows={rows} points={points} label={label} />,
  }[view];
  return { ways, view, renderRows };
};

const Library = ({ type, mayAdd }: { type: TypeDefinition; mayAdd: boolean }) => {
  const label = useLocalised()(pluralOf(type));
  const { organisation, search, filter, show, clear } = useLibrarySearch();
  const { list, counts, fetchPage } = useLibraryRows(organisation, type.key, search);
  const { ways, view, renderRows } = useRenderRows(organisation, type, search);
  const chips = useChips(search, filter);
  return (
    <DataTable
      label={label}
      columns={useColumns()}
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
      exported={{ name: label, fetchPage }}
      renderRows={renderRows}
      empty={<Empty {...{ organisation, type, mayAdd }} filtered={isFiltered(search)} onClear={clear} />}
      filters={<Filters search={search} counts={counts} ways={ways} view={view} onChange={filter} />}
    />
  );
};

/** The library of an organisation (point 2, `supplements/:type`): as a list, as tiles with what there is to see, or on a map. */
export const LibraryPage = () => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { organisation, type: key } = useLibrarySearch();
  const menu = useOrganisationMenu();
  const types = useSupplementTypes();
  const type = types.find((one) => one.key === key);
  const mayAdd = Boolean(type?.active && menu?.supplementActions.includes('create') && !menu.archived);
  const title = type ? localised(pluralOf(type)) : t('supplement.library');
  return (
    <>
      <PageHead title={title} page={title} actions={mayAdd && type && <AddButton organisation={organisation} type={type} />} />
      <TypeMenu organisation={organisation} types={menu?.supplementTypes ?? []} />
      {type && !type.active && <p className={classes.inactive}>{t('supplement.inactive')}</p>}
      {type && <Library key={key} type={type} mayAdd={mayAdd} />}
      {!type && types.length > 0 && (
        <EmptyState icon={IconBooks} title={t('supplement.unknownType')}>
          {t('supplement.unknownTypeLead')}
        </EmptyState>
      )}
    </>
  );
};
