import { unusedChoices } from '@bronhouder/domain/roles/unused-choices.ts';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { type ListFilter, lineStatuses, placeKinds } from './list-search.ts';

export type Counts = ApiAnswers['assignment']['counts'];

const countIn = (facets: Counts['statuses'] | undefined, value: string): number | undefined =>
  facets && (facets.find((facet) => facet.value === value)?.count ?? 0);

/** What each filter can be set to, each with how many lines it would leave; for the menu and for the chips alike. */
export const useChoices = (counts: Counts | undefined, filter: ListFilter) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const known = counts?.roles ?? [];
  const others = filter.roles.filter((key) => !known.some(({ role }) => role.key === key));
  return {
    statuses: lineStatuses.map((value) => ({
      value,
      label: t(`assignments.statuses.${value}`),
      count: countIn(counts?.statuses, value),
    })),
    kinds: placeKinds.map((value) => ({ value, label: t(`assignments.kinds.${value}`), count: countIn(counts?.placeKinds, value) })),
    roles: [
      ...known.map(({ role, count }) => ({ value: role.key, label: roleName(role), count })),
      // Nobody here holds it any more, or the link was made elsewhere.
      ...others.map((value) => ({ value, label: t('assignments.filters.chipRole'), count: counts && 0 })),
    ],
    unused: unusedChoices.map((months) => ({
      value: months,
      label: t('assignments.filters.unusedMonths', { months }),
      count: countIn(counts?.unused, String(months)),
    })),
  };
};
export type Choices = ReturnType<typeof useChoices>;
