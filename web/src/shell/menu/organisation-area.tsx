import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useChildMatches, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refusalIn } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { PendingPage } from '../failures/pending-page.tsx';
import { useRememberOpened } from '../recent/use-recent.ts';
import { accessAfter } from './access-after.ts';
import { organisationMenuQuery, useOrganisationMenu } from './menus.ts';
import { insteadOfOverview } from './navigation-items.ts';

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

/**
 * The pages of the organisation itself. Who may read only something of it (decision page 3) is led on from its own page to the first that
 * is theirs; the others say that they are not.
 */
export const OrganisationItself = () => {
  const { organisation = '' } = useParams({ strict: false });
  const page = useChildMatches({ select: ([match]) => match?.pathname.split('/')[3] });
  const instead = insteadOfOverview(organisation, useOrganisationMenu());
  if (!instead) return <Outlet />;
  return page && page !== 'check' ? (
    <Navigate {...paths.organisationNotAllowed(organisation, 403)} replace />
  ) : (
    <Navigate {...instead} replace />
  );
};
