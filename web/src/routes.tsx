import { createHashHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { readListSearch as readUsersSearch } from './features/assignments/list/list-search.ts';
import { readListSearch } from './features/organisations/list/list-search.ts';
import { organisationRoutes } from './features/organisations/routes.ts';
import { organisationAgendaRoutes, productAgendaRoutes, teamAgendaRoutes } from './features/agenda/routes.ts';
import { productRoutes } from './features/products/routes.ts';
import { supplementRoutes } from './features/supplements/routes.ts';
import { holidayHoursRoutes } from './features/holiday-hours/routes.ts';
import { relationTypeRoutes } from './features/relation-types/routes.ts';
import { readRoleSearch } from './features/roles/role-search.ts';
import { readPeopleSearch } from './features/people/list/people-search.ts';
import { readTypeSearch, readTypesSearch } from './features/types/type-search.ts';
import { rememberPage } from './shell/failures/came-from.ts';
import { ChunkErrorPage } from './shell/failures/chunk-error-page.tsx';
import { page } from './shell/failures/lazy-page.ts';
import { NotFoundPage } from './shell/failures/not-found-page.tsx';
import { FirstPendingPage, PendingPage } from './shell/failures/pending-page.tsx';
import { dress, start } from './shell/start/start-portal.ts';

/** The map of all screens: specification point 2. Pages load when they are visited. */

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
const profile = createRoute({
  ...framed,
  path: '/profile',
  component: page(() => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
});

const organisation = createRoute({
  ...framed,
  path: '/organisation/$organisation',
  component: page(() => import('./shell/menu/organisation-area.tsx'), 'OrganisationArea'),
});
const organisationItself = createRoute({
  getParentRoute: () => organisation,
  id: 'itself',
  component: page(() => import('./shell/menu/organisation-area.tsx'), 'OrganisationItself'),
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
const teamEdit = createRoute({
  ...inTeam,
  path: '/edit',
  component: page(() => import('./features/teams/settings-page.tsx'), 'TeamSettingsPage'),
});
const teamSubteams = createRoute({
  ...inTeam,
  path: '/subteams',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  component: page(() => import('./features/teams/subteams-page.tsx'), 'SubteamsPage'),
});
const teamUsers = createRoute({
  ...inTeam,
  path: '/users',
  validateSearch: readUsersSearch,
  component: page(() => import('./features/assignments/team-users-page.tsx'), 'TeamUsersPage'),
});
const teamAuditlog = createRoute({
  ...inTeam,
  path: '/auditlog',
  component: page(() => import('./features/teams/auditlog-page.tsx'), 'TeamAuditlogPage'),
});
const teamOrganisation = createRoute({
  ...inTeam,
  path: '/organisation',
  validateSearch: ({ types }: Record<string, unknown>): { types?: string[] } =>
    Array.isArray(types) ? { types: types.filter((type) => typeof type === 'string') } : {},
  component: page(() => import('./features/organisations/types-page.tsx'), 'TypesPage'),
});
const teamOrganisationCreate = createRoute({
  ...inTeam,
  path: '/organisation/create/$',
  component: page(() => import('./features/organisations/create-page.tsx'), 'CreatePage'),
});
const teamRoles = createRoute({
  ...inTeam,
  path: '/role',
  component: page(() => import('./features/roles/list-page.tsx'), 'RolesPage'),
});
const teamRole = createRoute({
  ...inTeam,
  path: '/role/$role',
  validateSearch: readRoleSearch,
  component: page(() => import('./features/roles/role-page.tsx'), 'RolePage'),
});
const teamNotAllowed = createRoute({
  ...framed,
  path: '/team/$team/notallowed',
  validateSearch: status,
  component: page(() => import('./shell/failures/not-allowed-page.tsx'), 'TeamNotAllowedPage'),
});

const userPage = page(() => import('./features/people/user-page.tsx'), 'UserPage');
const users = createRoute({
  ...framed,
  path: '/search/user',
  validateSearch: readPeopleSearch,
  component: page(() => import('./features/people/list-page.tsx'), 'PeoplePage'),
});
const user = createRoute({ ...framed, path: '/user/$user', component: userPage });
const userFound = createRoute({ ...framed, path: '/search/user/$user', component: userPage });
const teamUser = createRoute({ ...inTeam, path: '/user/$user', component: userPage });

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

const types = { ...framed, validateSearch: readTypesSearch, component: page(() => import('./features/types/list-page.tsx'), 'TypesPage') };
const typesList = createRoute({ ...types, path: '/tenant/types' });
const typesOfConcern = createRoute({ ...types, path: '/tenant/types/$concerns' });
const type = createRoute({
  ...framed,
  path: '/tenant/type/$type',
  validateSearch: readTypeSearch,
  component: page(() => import('./features/types/type-page.tsx'), 'TypePage'),
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
    profile,
    organisation.addChildren([
      organisationItself.addChildren([...organisationRoutes(organisationItself)]),
      ...organisationAgendaRoutes(organisation),
      ...productAgendaRoutes(organisation),
      ...productRoutes(organisation),
      ...supplementRoutes(organisation),
    ]),
    organisationNotAllowed,
    team.addChildren([
      teamUser,
      teamDashboard,
      teamSubteams,
      teamOrganisations,
      teamOrganisation,
      teamOrganisationCreate,
      teamEdit,
      teamAuditlog,
      teamRoles,
      teamUsers,
      teamRole,
      ...relationTypeRoutes(team),
      ...teamAgendaRoutes(team),
      ...holidayHoursRoutes(team),
      ...productAgendaRoutes(team),
      ...productRoutes(team),
    ]),
    teamNotAllowed,
    users,
    user,
    userFound,
    outbox,
    mail,
    typesList,
    typesOfConcern,
    type,
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
