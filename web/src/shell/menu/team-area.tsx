import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refusalIn } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { PendingPage } from '../failures/pending-page.tsx';
import { useRememberOpened } from '../recent/use-recent.ts';
import { accessAfter } from './access-after.ts';
import { teamMenuQuery } from './menus.ts';

/** Everything below one team: opens when its menu says that the user may see it (points 6, 7 and 8). */
export const TeamArea = () => {
  const { team = '' } = useParams({ strict: false });
  const menu = useQuery(teamMenuQuery(team));
  const remember = useRememberOpened();
  const title = menu.data?.name;
  useEffect(() => {
    if (title) remember({ type: 'team', key: team, title });
  }, [remember, team, title]);
  const access = accessAfter(menu);
  if (access === 'pending') return <PendingPage />;
  if (access === 'notFound') return <Navigate {...paths.notFound('team', team)} replace />;
  if (access === 'notAllowed') return <Navigate {...paths.teamNotAllowed(team, refusalIn(menu.error)?.status)} replace />;
  return <Outlet />;
};
