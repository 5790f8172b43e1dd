import { createHashHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readListSearch } from './features/organisations/list/list-search.ts';
import { rememberPage } from './shell/failures/came-from.ts';
import { ChunkErrorPage } from './shell/failures/chunk-error-page.tsx';
import { load } from './shell/failures/load-part.ts';
import { NotFoundPage } from './shell/failures/not-found-page.tsx';
import { FirstPendingPage, PendingPage } from './shell/failures/pending-page.tsx';
import { dress, start } from './shell/start/start-portal.ts';

/** The map of all screens: specification point 2. Pages load when they are visited. */

const page = <T extends Record<string, unknown>, K extends keyof T & string>(importer: () => Promise<T>, name: K) =>
  lazyRouteComponent(() => load(importer), name);

const root = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: ChunkErrorPage });
const standalone = { getParentRoute: () => root, pendingComponent: FirstPendingPage };

const errorPage = createRoute({
  ...standalone,
  path: '/err_{$cause}',
  beforeLoad: dress,
  component: page(() => import('./shell/failures/error-page.tsx'), 'ErrorPage'),
});
const maintenancePage = createRoute({
  ...standalone,
  path: '/maintenance',
  beforeLoad: dress,
  component: page(() => import('./shell/failures/maintenance-page.tsx'), 'MaintenancePage'),
});

const status = ({ status }: Record<string, unknown>): { status?: number } => (typeof status === 'number' ? { status } : {});

/** Everything inside the frame. Before the first of these opens, the session is started in the order of point 7. */
const frame = createRoute({
  ...standalone,
  id: 'frame',
  beforeLoad: async ({ location }) => {
    rememberPage(location.href);
    const started = await start();
    if (started !== 'ready') throw redirect({ ...started, replace: true });
  },
  component: page(() => import('./shell/frame/frame.tsx'), 'Frame'),
});
const framed = { getParentRoute: () => frame };

const landing = createRoute({ ...framed, path: '/', component: page(() => import('./features/home/landing-page.tsx'), 'LandingPage') });
const home = createRoute({ ...framed, path: '/home', component: page(() => import('./features/home/home-page.tsx'), 'HomePage') });

const organisation = createRoute({
  ...framed,
  path: '/organisation/$organisation',
  component: page(() => import('./shell/menu/organisation-area.tsx'), 'OrganisationArea'),
});
const inOrganisation = { getParentRoute: () => organisation };
const dashboardPage = page(() => import('./features/organisations/dashboard-page.tsx'), 'DashboardPage');
const organisationDashboard = createRoute({ ...inOrganisation, path: '/', component: dashboardPage });
const organisationCheck = createRoute({ ...inOrganisation, path: '/check', component: dashboardPage });
const organisationEdit = createRoute({
  ...inOrganisation,
  path: '/edit',
  validateSearch: ({ sectie }: Record<string, unknown>): { sectie?: string } => (typeof sectie === 'string' ? { sectie } : {}),
  component: page(() => import('./features/organisations/edit-page.tsx'), 'EditPage'),
});
const organisationSettings = createRoute({
  ...inOrganisation,
  path: '/settings',
  component: page(() => import('./features/organisations/settings-page.tsx'), 'SettingsPage'),
});
const organisationAuditlog = createRoute({
  ...inOrganisation,
  path: '/auditlog',
  component: page(() => import('./features/organisations/auditlog-page.tsx'), 'AuditlogPage'),
});
const organisationRevisions = createRoute({
  ...inOrganisation,
  path: '/revisions',
  component: page(() => import('./features/organisations/revisions-page.tsx'), 'RevisionsPage'),
});
const organisationNotAllowed = createRoute({
  ...framed,
  path: '/organisation/$organisation/notallowed',
  validateSearch: status,
  component: page(() => import('./shell/failures/not-allowed-page.tsx'), 'OrganisationNotAllowedPage'),
});

const team = createRoute({ ...framed, path: '/team/$team', component: page(() => import('./shell/menu/team-area.tsx'), 'TeamArea') });
const inTeam = { getParentRoute: () => team };
const teamDashboard = createRoute({
  ...inTeam,
  path: '/',
  component: page(() => import('./features/teams/dashboard-page.tsx'), 'TeamDashboardPage'),
});
const teamOrganisations = createRoute({
  ...inTeam,
  path: '/organisations',
  validateSearch: readListSearch,
  component: page(() => import('./features/organisations/list-page.tsx'), 'ListPage'),
});
const teamNotAllowed = createRoute({
  ...framed,
  path: '/team/$team/notallowed',
  validateSearch: status,
  component: page(() => import('./shell/failures/not-allowed-page.tsx'), 'TeamNotAllowedPage'),
});

const outbox = createRoute({
  ...framed,
  path: '/tenant/outbox',
  validateSearch: ({ page, size }: Record<string, unknown>): { page?: number | undefined; size?: number | undefined } => ({
    ...(typeof page === 'number' && { page }),
    ...(typeof size === 'number' && { size }),
  }),
  component: page(() => import('./features/outbox/list-page.tsx'), 'OutboxPage'),
});
const mail = createRoute({
  ...framed,
  path: '/tenant/outbox/$mail',
  component: page(() => import('./features/outbox/mail-page.tsx'), 'MailPage'),
});

const recordNotFound = createRoute({
  ...framed,
  path: '/$type/$key/notfound',
  component: page(() => import('./shell/failures/record-not-found-page.tsx'), 'RecordNotFoundPage'),
});

/** Any other address (point 2: unknown routes show a not-found page). */
const unknown = createRoute({ ...framed, path: '$', component: NotFoundPage });

const tree = root.addChildren([
  errorPage,
  maintenancePage,
  frame.addChildren([
    landing,
    home,
    organisation.addChildren([
      organisationDashboard,
      organisationCheck,
      organisationEdit,
      organisationSettings,
      organisationAuditlog,
      organisationRevisions,
    ]),
    organisationNotAllowed,
    team.addChildren([teamDashboard, teamOrganisations]),
    teamNotAllowed,
    outbox,
    mail,
    recordNotFound,
    unknown,
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ChunkErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
