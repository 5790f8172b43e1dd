import { allStates } from '@bronhouder/domain/publication/states.ts';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import { switchSettings } from './cs.ts';
import type { ListFilter } from './list-search.ts';

type Counts = ApiAnswers['organisation']['counts'];
type Options = {
  types: { value: string; label: string }[] | undefined;
  counts: Counts | undefined;
  onChange: (change: Partial<ListFilter>) => void;
};

/** What narrows the list now, each with how many it leaves. */
export const useChips = (filter: ListFilter, { types, counts, onChange }: Options): FilterChip[] => {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const counted = (label: string, value: string, facets: Counts['states'] | undefined) => {
    const count = facets && (facets.find((facet) => facet.value === value)?.count ?? 0);
    return count === undefined ? label : `${label} (${number(count)})`;
  };
  const chip = (key: string, label: string, change: Partial<ListFilter>): FilterChip => ({ key, label, onRemove: () => onChange(change) });
  const stateLabel = (value: string) => {
    const known = allStates.find((state) => state === value);
    return known ? t(`publication.states.${known}`) : value;
  };
  const typeLabel = (value: string) => {
    if (!types) return t('organisation.list.filters.type');
    return types.find((type) => type.value === value)?.label ?? t('organisation.list.filters.chipTypeUnknown');
  };
  const archived = { without: undefined, with: 'chipArchivedWith', only: 'chipArchivedOnly' } as const;
  const ofArchived = archived[filter.archived];
  return [
    ...(filter.q ? [chip('q', t('organisation.list.filters.chipQuery', { q: filter.q }), { q: '' })] : []),
    ...filter.states.map((value) =>
      chip(`state ${value}`, counted(stateLabel(value), value, counts?.states), {
        states: filter.states.filter((other) => other !== value),
      }),
    ),
    ...filter.types.map((value) =>
      chip(`type ${value}`, counted(typeLabel(value), value, counts?.types), {
        types: filter.types.filter((other) => other !== value),
      }),
    ),
    ...(ofArchived
      ? [
          chip('archived', counted(t(`organisation.list.filters.${ofArchived}`), filter.archived, counts?.archived), {
            archived: 'without',
          }),
        ]
      : []),
    ...switchSettings.flatMap((setting) => {
      const value = filter[setting];
      if (!value) return [];
      const label = t(`organisation.list.filters.${setting}.${value}`);
      return [chip(setting, counted(label, value, counts?.[setting]), { [setting]: undefined })];
    }),
    ...(filter.changedFrom
      ? [chip('from', t('organisation.list.filters.chipChangedFrom', { date: date(filter.changedFrom) }), { changedFrom: undefined })]
      : []),
    ...(filter.changedTill
      ? [chip('till', t('organisation.list.filters.chipChangedTill', { date: date(filter.changedTill) }), { changedTill: undefined })]
      : []),
  ];
};
