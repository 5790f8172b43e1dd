import type { Caller } from '../../http/caller.ts';
import type { House } from '../../house.ts';
import { portalOf } from '../../jobs/portal.ts';
import type { Tenant } from '../tenants/tenant.ts';

/**
 * Whoever is invited, answering. They have no right where the invitation is for; the portal lets them reach their own invitation, and
 * what they may be given follows from the right of whoever sent it.
 */
export const asInvited = (house: House, tenant: Tenant, user: Pick<Caller['who']['user'], 'key' | 'email'>): Caller => {
  const portal = portalOf(house, tenant, 'TEAM:roleAssignment');
  return { ...portal, right: 'PLACE:roleAssignment', who: { ...portal.who, user: { ...portal.who.user, ...user } } };
};
