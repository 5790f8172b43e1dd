import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { pluralOf } from '@bronhouder/domain/types/plural.ts';
import { IconForbid2, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchBox } from '../../tables/search-box.tsx';
import parts from '../records/parts/parts.module.css';
import { useNow } from '../records/use-now.ts';
import { useColumns } from './list/columns.tsx';
import { Empty, NothingFound } from './list/empty.tsx';
import { FilterMenu } from './list/filter-menu.tsx';
import { isFiltered } from './list/list-search.ts';
import { TypeTabs } from './list/type-tabs.tsx';
import { useChips } from './list/use-chips.ts';
import { useListSearch, useRows } from './list/use-list.ts';
import type { ProductPlace } from './place.ts';
import { useProductTypes } from './types.ts';
import { useProductMenu } from './use-product-menu.ts';

const noTypes: TypeDefinition[] = [];

/** An address with a type that there is not (point 8). */
const UnknownType = ({ place }: { place: ProductPlace }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconForbid2}
      title={t('product.add.unavailable')}
      action={
        <ButtonLink {...paths.products(place)} variant="default">
          {t('product.add.back')}
        </ButtonLink>
      }
    >
      {t('product.list.unknownTypeLead')}
    </EmptyState>
  );
};

/** `/products` and `/products/:producttype`: what an organisation offers and shows, or what all organisations of a team do (point 2). */
export const ListPage = () => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const state = useListSearch();
  const { place, producttype, search, filter, change, clear, show } = state;
  const { list, counts, fetchPage } = useRows(state);
  const definitions = useProductTypes().data ?? noTypes;
  const types = definitions.map(({ key, name }) => ({ value: key, label: pick(name) }));
  const menu = useProductMenu();
  const chips = useChips(filter, { types, counts, onChange: change });
  const columns = useColumns(definitions, useNow(), place, menu?.actions.includes('copyFrom') ?? false);
  const mayCreate = menu?.actions.includes('create') ?? false;
  const chosen = definitions.find(({ key }) => key === producttype);
  const type = chosen && pick(pluralOf(chosen));
  const unknown = producttype !== undefined && definitions.length > 0 && type === undefined;
  const title = t('product.list.title');
  return (
    <>
      <PageHead
        title={type ?? title}
        page={type ?? title}
        {...(type && { above: [{ title, path: paths.products(place) }] })}
        chips={!unknown && list.data && <span className={parts.quiet}>{t('product.list.total', { count: list.data.total })}</span>}
        actions={
          mayCreate && (
            <ButtonLink {...paths.productAdd(place)} leftSection={<IconPlus size={16} aria-hidden />}>
              {t('product.add.action')}
            </ButtonLink>
          )
        }
      />
      <TypeTabs place={place} types={menu?.types ?? []} chosen={producttype} />
      {unknown ? (
        <UnknownType place={place} />
      ) : (
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
          exported={{ name: menu ? `${type ?? title} ${menu.name}` : title, fetchPage }}
          empty={isFiltered(filter) ? <NothingFound onClear={clear} /> : <Empty place={place} mayCreate={mayCreate} />}
          filters={
            <>
              <SearchBox
                clearLabel={t('organisation.list.searchClear')}
                label={t('product.list.search')}
                value={filter.q}
                onSearch={(q) => change({ q })}
              />
              <FilterMenu
                filter={filter}
                types={producttype ? [] : types}
                team={'team' in place ? place.team : undefined}
                counts={counts}
                onChange={change}
              />
            </>
          }
        />
      )}
    </>
  );
};
