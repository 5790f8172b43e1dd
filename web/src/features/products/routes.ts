import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';
import { readOwner } from './add/use-owner.ts';
import { readListSearch } from './list/list-search.ts';

const section = ({ sectie }: Record<string, unknown>): { sectie?: string } => (typeof sectie === 'string' ? { sectie } : {});
const listPage = page(() => import('./list-page.tsx'), 'ListPage');

/** The screens of products: the same ones below an organisation and below a team (point 2). */
export const productRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const below = { getParentRoute: () => parent };
  return [
    createRoute({ ...below, path: '/products', validateSearch: readListSearch, component: listPage }),
    createRoute({ ...below, path: '/products/$producttype', validateSearch: readListSearch, component: listPage }),
    createRoute({
      ...below,
      path: '/product/add',
      validateSearch: readOwner,
      component: page(() => import('./add-page.tsx'), 'AddPage'),
    }),
    createRoute({
      ...below,
      path: '/product/new/$producttype',
      validateSearch: readOwner,
      component: page(() => import('./new-page.tsx'), 'NewPage'),
    }),
    createRoute({
      ...below,
      path: '/product/$product',
      validateSearch: section,
      component: page(() => import('./product-page.tsx'), 'ProductPage'),
    }),
    createRoute({ ...below, path: '/product/$product/type/$producttype', component: page(() => import('./type-page.tsx'), 'TypePage') }),
    createRoute({
      ...below,
      path: '/product/$product/consumers',
      component: page(() => import('./sharing/consumers-page.tsx'), 'ConsumersPage'),
    }),
    createRoute({ ...below, path: '/product/$product/revisions', component: page(() => import('./revisions-page.tsx'), 'RevisionsPage') }),
    createRoute({ ...below, path: '/product/$product/auditlog', component: page(() => import('./auditlog-page.tsx'), 'AuditlogPage') }),
  ] as const;
};
