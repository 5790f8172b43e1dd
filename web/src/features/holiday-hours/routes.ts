import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { page } from '../../shell/failures/lazy-page.ts';
import { readHolidayHoursSearch } from './search.ts';

/** The holiday hours of a team. */
export const holidayHoursRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/holidayhours',
      validateSearch: readHolidayHoursSearch,
      component: page(() => import('./holiday-hours-page.tsx'), 'HolidayHoursPage'),
    }),
  ] as const;
