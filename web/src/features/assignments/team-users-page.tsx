import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { UsersList } from './users-list.tsx';

/** `/team/:team/users` (point 2). Searching replaces the address, so that going back leaves the list. */
export const TeamUsersPage = () => {
  const { team = '' } = useParams({ strict: false });
  const search = useSearch({ from: '/frame/team/$team/users' });
  const navigate = useNavigate();
  const menu = useTeamMenu();
  return (
    <UsersList
      place={{ kind: 'team', key: team, name: menu?.name ?? '' }}
      allowed={menu?.teamActions.includes('roleAssignment')}
      search={search}
      onSearch={(next) => void navigate({ to: '/team/$team/users', params: { team }, search: next, replace: true })}
    />
  );
};
