import { on } from '../../http/implement.ts';
import { listHolidays } from './list-holidays.ts';
import { regionOfOrganisation } from './queries/region.ts';

const { holiday } = on;

export const holidayRoutes = holiday.router({
  region: holiday.region.handler(({ context, input }) => regionOfOrganisation(context.caller, input)),
  list: holiday.list.handler(({ context, input }) => listHolidays(context.caller, input)),
});
