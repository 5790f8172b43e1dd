import { allStates } from '@bronhouder/domain/publication/states.ts';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import type { Facet, Named } from '../../records/list/facet.ts';
import type { ListFilter } from './list-search.ts';
import { useOrganisationTitle } from './use-organisation-title.ts';

type Options = {
  types: Named[];
  counts: ApiAnswers['product']['counts'] | undefined;
  onChange: (change: Partial<ListFilter>) => void;
};

const useLabels = (types: Named[]) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return {
    counted: (label: string, value: string, facets: Facet[] | undefined) => {
      const count = facets && (facets.find((facet) => facet.value === value)?.count ?? 0);
      return count === undefined ? label : `${label} (${number(count)})`;
    },
    state: (value: string) => {
      const known = allStates.find((state) => state === value);
      return known ? t(`publication.states.${known}`) : value;
    },
    type: (value: string) => types.find((type) => type.value === value)?.label ?? t('organisation.list.filters.chipTypeUnknown'),
  };
};

const archivedTexts = { with: 'chipArchivedWith', only: 'chipArchivedOnly' } as const;
const sharedTexts = { own: 'sharedOwn', shared: 'sharedShared' } as const;

/** What narrows the list now, each with how many it leaves. */
export const useChips = (filter: ListFilter, { types, counts, onChange }: Options): FilterChip[] => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { counted, state, type } = useLabels(types);
  const organisation = useOrganisationTitle(filter.organisation);
  const chip = (key: string, label: string, change: Partial<ListFilter>): FilterChip => ({ key, label, onRemove: () => onChange(change) });
  const { q, archived, shared, changedFrom, changedTill } = filter;
  const of = organisation
    ? t('product.list.filters.chipOrganisation', { title: organisation })
    : t('product.list.filters.chipOrganisationUnknown');
  const without = (list: string[], value: string) => list.filter((other) => other !== value);
  const asked: (FilterChip | false)[] = [
    q !== '' && chip('q', t('organisation.list.filters.chipQuery', { q }), { q: '' }),
    filter.organisation !== undefined && chip('organisation', of, { organisation: undefined }),
    shared !== 'all' &&
      chip('shared', counted(t(`product.list.filters.${sharedTexts[shared]}`), shared, counts?.shared), { shared: 'all' }),
    ...filter.states.map((value) =>
      chip(`state ${value}`, counted(state(value), value, counts?.states), { states: without(filter.states, value) }),
    ),
    ...filter.types.map((value) =>
      chip(`type ${value}`, counted(type(value), value, counts?.types), { types: without(filter.types, value) }),
    ),
    archived !== 'without' &&
      chip('archived', counted(t(`organisation.list.filters.${archivedTexts[archived]}`), archived, counts?.archived), {
        archived: 'without',
      }),
    changedFrom !== undefined &&
      chip('from', t('organisation.list.filters.chipChangedFrom', { date: date(changedFrom) }), { changedFrom: undefined }),
    changedTill !== undefined &&
      chip('till', t('organisation.list.filters.chipChangedTill', { date: date(changedTill) }), { changedTill: undefined }),
  ];
  return asked.filter((one) => one !== false);
};
