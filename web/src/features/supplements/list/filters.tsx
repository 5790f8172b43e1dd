import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { SearchBox } from '../../../tables/search-box.tsx';
import type { LibrarySearch, View } from './library-search.ts';

type Counts = ApiAnswers['supplement']['counts'];
type Props = { search: LibrarySearch; counts: Counts | undefined; ways: View[]; view: View; onChange: (change: LibrarySearch) => void };

const countOf = (facets: Counts['closing'] | undefined, value: string): string => {
  const found = facets?.find((facet) => facet.value === value);
  return facets ? ` (${found?.count ?? 0})` : '';
};

/** Boxes under each other on a phone. */
const onPhone = { base: '100%', xs: 'auto' };
const closings = ['open', 'upcoming', 'closed'] as const;
const useds = ['yes', 'no'] as const;
const orders = ['title', 'title-', 'savedAt-', 'savedAt', 'uses-', 'uses'] as const;

/** The order as one choice, for who looks at tiles or at a map and has no headings to press. */
const OrderSelect = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => {
  const { t } = useTranslation();
  const value = `${search.sort ?? 'title'}${search.descending ? '-' : ''}`;
  const choose = (text: string) => {
    const order = orders.find((one) => one === text) ?? 'title';
    const sort = (['title', 'savedAt', 'uses'] as const).find((one) => order.startsWith(one));
    onChange({ sort: order === 'title' ? undefined : sort, descending: order.endsWith('-') || undefined });
  };
  return (
    <NativeSelect
      w={onPhone}
      aria-label={t('supplement.list.order')}
      value={value}
      data={orders.map((order) => ({ value: order, label: t(`supplement.list.orders.${order}`) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
};

/** What the library is narrowed by, in which order it stands, and in which way it is looked at. */
export const Filters = ({ search, counts, ways, view, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        label={t('supplement.list.search')}
        clearLabel={t('supplement.list.clearSearch')}
        onSearch={(q) => onChange({ q: q || undefined })}
      />
      <NativeSelect
        w={onPhone}
        aria-label={t('supplement.list.closing')}
        value={search.closing ?? ''}
        data={[
          { value: '', label: t('supplement.list.closings.any') },
          ...closings.map((one) => ({ value: one, label: `${t(`supplement.list.closings.${one}`)}${countOf(counts?.closing, one)}` })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ closing: closings.find((one) => one === value) })}
      />
      <NativeSelect
        w={onPhone}
        aria-label={t('supplement.list.used')}
        value={search.used ?? ''}
        data={[
          { value: '', label: t('supplement.list.useds.any') },
          ...useds.map((one) => ({ value: one, label: `${t(`supplement.list.useds.${one}`)}${countOf(counts?.used, one)}` })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ used: useds.find((one) => one === value) })}
      />
      {view !== 'list' && <OrderSelect search={search} onChange={onChange} />}
      {ways.length > 1 && (
        <SegmentedControl
          w={onPhone}
          aria-label={t('supplement.list.view')}
          value={view}
          data={ways.map((way) => ({ value: way, label: t(`supplement.list.views.${way}`) }))}
          onChange={(value) => onChange({ view: value === ways[0] ? undefined : ways.find((way) => way === value) })}
        />
      )}
    </>
  );
};
