import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { UsersList } from './users-list.tsx';

/** `/organisation/:organisation/users` (point 2). Searching replaces the address, so that going back leaves the list. */
export const OrganisationUsersPage = () => {
  const { organisation = '' } = useParams({ strict: false });
  const search = useSearch({ from: '/frame/organisation/$organisation/itself/users' });
  const navigate = useNavigate();
  const menu = useOrganisationMenu();
  return (
    <UsersList
      place={{ kind: 'organisation', key: organisation, name: menu?.title ?? '' }}
      allowed={menu?.organisationActions.includes('roleAssignment')}
      archived={menu?.archived ?? false}
      search={search}
      onSearch={(next) => void navigate({ to: '/organisation/$organisation/users', params: { organisation }, search: next, replace: true })}
    />
  );
};
