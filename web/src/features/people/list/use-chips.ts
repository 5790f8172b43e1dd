import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import type { PeopleFilter } from './people-search.ts';
import type { Choices } from './use-choices.ts';

/** What narrows the list of people now, each removable, statuses with how many people they leave. */
export const useChips = (
  filter: PeopleFilter,
  { statuses, roles, teams }: Choices,
  onChange: (change: Partial<PeopleFilter>) => void,
): FilterChip[] => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const chip = (key: string, label: string, change: Partial<PeopleFilter>): FilterChip => ({
    key,
    label,
    onRemove: () => onChange(change),
  });
  const named = (choices: readonly { value: string; label: string; count: number | undefined }[], value: string): string => {
    const choice = choices.find((one) => one.value === value);
    if (choice?.count === undefined) return choice?.label ?? '';
    return `${choice.label} (${number(choice.count)})`;
  };
  const team = teams?.find(({ value }) => value === filter.team)?.name;
  const teamLabel = team
    ? t('people.list.filters.chipTeam', { team })
    : t(teams ? 'people.list.filters.chipTeamUnknown' : 'people.list.filters.team');
  return [
    ...(filter.q ? [chip('q', t('people.list.filters.chipQuery', { q: filter.q }), { q: '' })] : []),
    ...(filter.team ? [chip('team', teamLabel, { team: undefined })] : []),
    ...filter.roles.map((value) => chip(`role ${value}`, named(roles, value), { roles: filter.roles.filter((other) => other !== value) })),
    ...filter.statuses.map((value) =>
      chip(`status ${value}`, named(statuses, value), { statuses: filter.statuses.filter((other) => other !== value) }),
    ),
  ];
};
