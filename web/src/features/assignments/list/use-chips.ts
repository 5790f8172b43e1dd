import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import type { ListFilter } from './list-search.ts';
import type { Choices } from './use-choices.ts';

/** What narrows the list now, each with how many lines it leaves, and each to be taken away. */
export const useChips = (filter: ListFilter, choices: Choices, onChange: (change: Partial<ListFilter>) => void): FilterChip[] => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const chip = (key: string, label: string, change: Partial<ListFilter>): FilterChip => ({ key, label, onRemove: () => onChange(change) });
  const counted = ({ label, count }: { label: string; count: number | undefined }) =>
    count === undefined ? label : `${label} (${number(count)})`;
  const without = <T>(list: T[], value: T): T[] => list.filter((other) => other !== value);
  const { q, only, statuses, kinds, roles, unused } = filter;
  return [
    ...(q ? [chip('q', t('assignments.filters.chipQuery', { q }), { q: '' })] : []),
    ...(only ? [chip('only', t('assignments.filters.chipOnly'), { only: false })] : []),
    ...choices.statuses
      .filter(({ value }) => statuses.includes(value))
      .map((one) => chip(`status ${one.value}`, counted(one), { statuses: without(statuses, one.value) })),
    ...choices.kinds
      .filter(({ value }) => kinds.includes(value))
      .map((one) => chip(`kind ${one.value}`, counted(one), { kinds: without(kinds, one.value) })),
    ...choices.roles
      .filter(({ value }) => roles.includes(value))
      .map((one) => chip(`role ${one.value}`, counted(one), { roles: without(roles, one.value) })),
    ...choices.unused.filter(({ value }) => value === unused).map((one) => chip('unused', counted(one), { unused: undefined })),
  ];
};
