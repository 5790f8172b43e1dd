import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';

/** The screens of the relation types of a team (point 2). */
export const relationTypeRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const below = { getParentRoute: () => parent };
  return [
    createRoute({ ...below, path: '/relationtypes', component: page(() => import('./list-page.tsx'), 'RelationTypesPage') }),
    createRoute({ ...below, path: '/relationtype/add', component: page(() => import('./relation-type-page.tsx'), 'NewRelationTypePage') }),
    createRoute({
      ...below,
      path: '/relationtype/$relationTypeKey',
      component: page(() => import('./relation-type-page.tsx'), 'RelationTypePage'),
    }),
  ] as const;
};
