import { on } from '../../http/implement.ts';
import { readingOrganisations } from '../organisations/queries/reading.ts';
import { readingProducts } from '../products/queries/reading.ts';
import { readingSupplements } from '../supplements/queries/reading.ts';
import { switchNotifications } from './store.ts';

const { organisation, product, supplement } = on;
const [ofOrganisation, ofProduct, ofSupplement] = [
  switchNotifications(readingOrganisations),
  switchNotifications(readingProducts),
  switchNotifications(readingSupplements),
];

/** Whether somebody hears what others do with an organisation. */
export const organisationSubscription = {
  notifications: organisation.notifications.handler(({ context, input }) => ofOrganisation(context.caller, input)),
};

/** The same of a product. */
export const productSubscription = {
  notifications: product.notifications.handler(({ context, input }) => ofProduct(context.caller, input)),
};

/** The same of a supplement. */
export const supplementSubscription = {
  notifications: supplement.notifications.handler(({ context, input }) => ofSupplement(context.caller, input)),
};
