import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refusalIn } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { PendingPage } from '../failures/pending-page.tsx';
import { useRememberOpened } from '../recent/use-recent.ts';
import { accessAfter } from './access-after.ts';
import { organisationMenuQuery } from './menus.ts';

/** Everything below one organisation: opens when its menu says that the user may see it (points 6, 7 and 8). */
export const OrganisationArea = () => {
  const { organisation = '' } = useParams({ strict: false });
  const menu = useQuery(organisationMenuQuery(organisation));
  const remember = useRememberOpened();
  const title = menu.data?.title;
  useEffect(() => {
    if (title) remember({ type: 'organisation', key: organisation, title });
  }, [remember, organisation, title]);
  const access = accessAfter(menu);
  if (access === 'pending') return <PendingPage />;
  if (access === 'notFound') return <Navigate {...paths.notFound('organisation', organisation)} replace />;
  if (access === 'notAllowed') return <Navigate {...paths.organisationNotAllowed(organisation, refusalIn(menu.error)?.status)} replace />;
  return <Outlet />;
};
