import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';
import { readAgendaSearch } from './agenda-search.ts';

/** The agenda of an organisation and of its locations (point 2). `$item` stands open in it, at its time `$start`; `new` is one to make. */
export const organisationAgendaRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const below = { getParentRoute: () => parent, validateSearch: readAgendaSearch };
  return [
    createRoute({
      ...below,
      path: '/agenda/{-$item}/{-$start}',
      component: page(() => import('./organisation-agenda-page.tsx'), 'OrganisationAgendaPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/agenda-feeds',
      component: page(() => import('./feeds/feeds-page.tsx'), 'FeedsPage'),
    }),
    createRoute({
      ...below,
      path: '/supplement/$supplement/agenda',
      component: page(() => import('./location-agenda-page.tsx'), 'LocationAgendaPage'),
    }),
  ] as const;
};

/** The agenda of a team and all beneath it. */
export const teamAgendaRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/agenda',
      validateSearch: readAgendaSearch,
      component: page(() => import('./team-agenda-page.tsx'), 'TeamAgendaPage'),
    }),
  ] as const;

/** The agenda of a product, below an organisation and below a team. */
export const productAgendaRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/product/$product/agenda',
      validateSearch: readAgendaSearch,
      component: page(() => import('./product-agenda-page.tsx'), 'ProductAgendaPage'),
    }),
  ] as const;
