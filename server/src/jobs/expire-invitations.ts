import { expiredInvitations } from '../areas/invitations/queries/found.ts';
import { recordExpiry } from '../areas/invitations/record-expiry.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import { perform } from '../change.ts';
import type { House } from '../house.ts';
import { portalOf } from './portal.ts';

/** Writes down which invitations of a tenant expired, each once; how many. */
export const expireInvitations = async (house: House, tenant: Tenant): Promise<number> => {
  const portal = { ...portalOf(house, tenant, 'TEAM:roleAssignment'), right: 'PLACE:roleAssignment' as const };
  let recorded = 0;
  for (const key of await expiredInvitations(portal.db, portal.now)) {
    const outcome = await perform(recordExpiry, portal, { key });
    if (outcome.ok) recorded += outcome.value;
  }
  if (recorded > 0) house.wake('deliver');
  return recorded;
};
