import { allStates } from '@bronhouder/domain/publication/states.ts';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import type { ListFilter } from './list-search.ts';

type Counts = ApiAnswers['organisation']['counts'];
type Options = { types: { value: string; label: string }[]; counts: Counts | undefined; onChange: (change: Partial<ListFilter>) => void };

/** What narrows the list now, each with how many it leaves where that is counted. */
export const useChips = (filter: ListFilter, { types, counts, onChange }: Options): FilterChip[] => {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const counted = (label: string, value: string, facets: Counts['states'] | undefined) => {
    const count = facets?.find((facet) => facet.value === value)?.count;
    return count === undefined ? label : `${label} (${number(count)})`;
  };
  const chip = (key: string, label: string, change: Partial<ListFilter>): FilterChip => ({ key, label, onRemove: () => onChange(change) });
  const stateLabel = (value: string) => {
    const known = allStates.find((state) => state === value);
    return known ? t(`publication.states.${known}`) : value;
  };
  return [
    ...(filter.q ? [chip('q', t('organisation.list.filters.chipQuery', { q: filter.q }), { q: '' })] : []),
    ...filter.states.map((value) =>
      chip(`state ${value}`, counted(stateLabel(value), value, counts?.states), {
        states: filter.states.filter((other) => other !== value),
      }),
    ),
    ...filter.types.map((value) =>
      chip(`type ${value}`, counted(types.find((type) => type.value === value)?.label ?? value, value, counts?.types), {
        types: filter.types.filter((other) => other !== value),
      }),
    ),
    ...(filter.archived === 'with' ? [chip('archived', t('organisation.list.filters.chipArchivedWith'), { archived: 'without' })] : []),
    ...(filter.archived === 'only' ? [chip('archived', t('organisation.list.filters.chipArchivedOnly'), { archived: 'without' })] : []),
    ...(filter.changedFrom
      ? [chip('from', t('organisation.list.filters.chipChangedFrom', { date: date(filter.changedFrom) }), { changedFrom: undefined })]
      : []),
    ...(filter.changedTill
      ? [chip('till', t('organisation.list.filters.chipChangedTill', { date: date(filter.changedTill) }), { changedTill: undefined })]
      : []),
  ];
};
