import { on } from '../../../http/implement.ts';
import { listHours } from './list-hours.ts';
import { saveHours } from './save-hours.ts';

const { holidayHours } = on;

export const holidayHoursRoutes = holidayHours.router({
  list: holidayHours.list.handler(({ context, input }) => listHours(context.caller, input)),
  save: holidayHours.save.handler(({ context, input }) => saveHours(context.caller, input)),
});
