import { on } from '../../http/implement.ts';
import { readingOrganisations } from '../organisations/queries/reading.ts';
import { readingProducts } from '../products/queries/reading.ts';
import { readingSupplements } from '../supplements/queries/reading.ts';
import { endPresence, showPresence } from './store.ts';

const { organisation, product, supplement } = on;
const [atOrganisation, atProduct, atSupplement] = [
  showPresence(readingOrganisations),
  showPresence(readingProducts),
  showPresence(readingSupplements),
];

/** Who has an organisation open. */
export const organisationPresence = {
  presence: organisation.presence.handler(({ context, input }) => atOrganisation(context.caller, input)),
  leave: organisation.leave.handler(({ context, input }) => endPresence(context.caller, input)),
};

/** The same of a product. */
export const productPresence = {
  presence: product.presence.handler(({ context, input }) => atProduct(context.caller, input)),
  leave: product.leave.handler(({ context, input }) => endPresence(context.caller, input)),
};

/** The same of a supplement. */
export const supplementPresence = {
  presence: supplement.presence.handler(({ context, input }) => atSupplement(context.caller, input)),
  leave: supplement.leave.handler(({ context, input }) => endPresence(context.caller, input)),
};
