import { on } from '../../http/implement.ts';
import { organisationTypes, productTypes, supplementTypes } from './queries.ts';

export const typeRoutes = on.type.router({
  organisation: on.type.organisation.handler(({ context }) => organisationTypes(context.caller.db)),
  product: on.type.product.handler(({ context }) => productTypes(context.caller.db)),
  supplement: on.type.supplement.handler(({ context }) => supplementTypes(context.caller.db)),
});
