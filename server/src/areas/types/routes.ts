import { on } from '../../http/implement.ts';
import { organisationTypes } from './queries.ts';

export const typeRoutes = on.type.router({
  organisation: on.type.organisation.handler(({ context }) => organisationTypes(context.caller.db)),
});
