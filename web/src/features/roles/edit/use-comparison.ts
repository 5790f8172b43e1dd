import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { difference } from '@bronhouder/domain/roles/compare.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import type { Mark } from './difference-mark.tsx';
import { type ListedRole, rightsOf } from './role-draft.ts';

/** The role that this one is compared with, as the address names it, and how each right differs. */
export const useComparison = (own: readonly Right[], roles: readonly ListedRole[]) => {
  const roleName = useRoleName();
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/team/$team/role/$role' });
  const other = roles.find(({ key }) => key === search.with);
  const parts = other && difference(own, rightsOf(other.rights));
  const name = other ? roleName(other) : '';
  const go = (change: { with?: string | undefined; only?: boolean | undefined }) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  const onlyDifferences = other !== undefined && search.only === true;
  const markOf = (right: Right): Mark => {
    if (parts?.here.includes(right)) return { kind: 'more', than: name };
    return parts?.there.includes(right) ? { kind: 'less', than: name } : undefined;
  };
  return {
    other,
    name,
    more: parts?.here.length ?? 0,
    less: parts?.there.length ?? 0,
    onlyDifferences,
    markOf,
    shown: (right: Right): boolean => !onlyDifferences || markOf(right) !== undefined,
    choose: (key: string | null) => go({ with: key ?? undefined, only: undefined }),
    showOnly: (only: boolean) => go({ only: only || undefined }),
  };
};
export type Comparison = ReturnType<typeof useComparison>;
