import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';
import { readListSearch as readUsersSearch } from '../assignments/list/list-search.ts';
import { readRelationsSearch } from '../relations/relations-search.ts';

const dashboardPage = page(() => import('./dashboard-page.tsx'), 'DashboardPage');

/** The pages of an organisation itself (point 2), for who may read it; its products, library and agenda stand beside them. */
export const organisationRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const below = { getParentRoute: () => parent };
  return [
    createRoute({ ...below, path: '/', component: dashboardPage }),
    createRoute({ ...below, path: '/check', component: dashboardPage }),
    createRoute({
      ...below,
      path: '/edit',
      validateSearch: ({ sectie }: Record<string, unknown>): { sectie?: string } => (typeof sectie === 'string' ? { sectie } : {}),
      component: page(() => import('./edit-page.tsx'), 'EditPage'),
    }),
    createRoute({ ...below, path: '/settings', component: page(() => import('./settings-page.tsx'), 'SettingsPage') }),
    createRoute({ ...below, path: '/auditlog', component: page(() => import('./auditlog-page.tsx'), 'AuditlogPage') }),
    createRoute({ ...below, path: '/revisions', component: page(() => import('./revisions-page.tsx'), 'RevisionsPage') }),
    createRoute({
      ...below,
      path: '/users',
      validateSearch: readUsersSearch,
      component: page(() => import('../assignments/organisation-users-page.tsx'), 'OrganisationUsersPage'),
    }),
    createRoute({
      ...below,
      path: '/relations',
      validateSearch: readRelationsSearch,
      component: page(() => import('../relations/relations-page.tsx'), 'RelationsPage'),
    }),
    createRoute({ ...below, path: '/isil', component: page(() => import('../isil/isil-page.tsx'), 'IsilPage') }),
  ] as const;
};
