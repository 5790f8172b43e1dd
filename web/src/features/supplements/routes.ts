import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';
import { readLogSearch } from '../auditlog/log-search.ts';
import { readRevisionSearch } from '../records/history/revision-search.ts';
import { readLibrarySearch } from './list/library-search.ts';

/** The screens of the library of an organisation (point 2). */
export const supplementRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const below = { getParentRoute: () => parent };
  return [
    createRoute({
      ...below,
      path: '/supplements/$type',
      validateSearch: readLibrarySearch,
      component: page(() => import('./library-page.tsx'), 'LibraryPage'),
    }),
    createRoute({ ...below, path: '/supplements/$type/add', component: page(() => import('./add-page.tsx'), 'AddPage') }),
    createRoute({
      ...below,
      path: '/supplement/$supplement',
      validateSearch: ({ sectie }: Record<string, unknown>): { sectie?: string } => (typeof sectie === 'string' ? { sectie } : {}),
      component: page(() => import('./supplement-page.tsx'), 'SupplementPage'),
    }),
    createRoute({
      ...below,
      path: '/supplement/$supplement/auditlog',
      validateSearch: readLogSearch,
      component: page(() => import('./auditlog-page.tsx'), 'SupplementAuditlogPage'),
    }),
    createRoute({
      ...below,
      path: '/supplement/$supplement/revisions',
      validateSearch: readRevisionSearch,
      component: page(() => import('./revisions-page.tsx'), 'SupplementRevisionsPage'),
    }),
  ] as const;
};
