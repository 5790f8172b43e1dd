import { recordMoments } from '../areas/organisations/record-moments.ts';
import { dueOrganisations } from '../areas/organisations/queries/due.ts';
import { dueProducts } from '../areas/products/queries/due.ts';
import { recordProductMoments } from '../areas/products/record-moments.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import { perform } from '../change.ts';
import type { House } from '../house.ts';
import { portalOf } from './portal.ts';

/** Writes down every planned moment of a tenant that has passed; how many of organisations and products there were. */
export const recordPassedMoments = async (house: House, tenant: Tenant): Promise<number> => {
  const [portal, ofProducts] = [portalOf(house, tenant, 'ORGANISATION:publish'), portalOf(house, tenant, 'PRODUCT:publish')];
  let recorded = 0;
  for (const key of await dueOrganisations(portal.db, portal.now)) {
    const outcome = await perform(recordMoments, portal, { key });
    if (outcome.ok) recorded += outcome.value;
  }
  for (const key of await dueProducts(ofProducts.db, ofProducts.now)) {
    const outcome = await perform(recordProductMoments, ofProducts, { key });
    if (outcome.ok) recorded += outcome.value;
  }
  return recorded;
};
