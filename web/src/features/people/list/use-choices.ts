import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { type PeopleFilter, peopleStatuses } from './people-search.ts';

type Counts = ApiAnswers['user']['search']['statuses'];
const indent = '\u00a0\u00a0';

/** The teams that the user may read, each below the one above it, as choices of a list. */
export const useTeamChoices = () => {
  const { data } = useQuery(queries.team.tree.queryOptions({ input: {}, ...handled }));
  const depths = new Map<string, number>();
  return data?.map(({ key, name, parent }) => {
    const depth = parent === null ? 0 : (depths.get(parent) ?? -1) + 1;
    depths.set(key, depth);
    return { value: key, name, label: `${indent.repeat(depth)}${name}` };
  });
};

/** What each filter can be set to: statuses with how many people they leave, roles that are held where one assigns them, teams. */
export const useChoices = (counts: Counts | undefined, filter: PeopleFilter) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const all = { input: { q: '', roles: [], statuses: [], placeKinds: [], beneath: true } };
  const { data } = useQuery(queries.assignment.counts.queryOptions(all));
  const known = data?.roles ?? [];
  const gone = filter.roles.filter((key) => !known.some(({ role }) => role.key === key));
  return {
    statuses: peopleStatuses.map((value) => ({
      value,
      label: t(`people.status.${value}`),
      count: counts?.find((one) => one.value === value)?.count,
    })),
    roles: [
      ...known.map(({ role }) => ({ value: role.key, label: roleName(role), count: undefined })),
      ...gone.map((value) => ({
        value,
        label: data ? t('people.list.filters.chipRoleUnknown') : t('people.list.filters.role'),
        count: undefined,
      })),
    ],
    teams: useTeamChoices(),
  };
};
export type Choices = ReturnType<typeof useChoices>;
