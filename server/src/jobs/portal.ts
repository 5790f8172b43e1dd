import { type Right, rights } from '@bronhouder/domain/permissions/right.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { Caller } from '../http/caller.ts';
import type { House } from '../house.ts';

/** Whoever acts without an account: never somebody in the log. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The portal itself, recording that time has passed: allowed everywhere in one tenant, and nobody in the log. */
export const portalOf = (house: House, tenant: Tenant, right: Right): Caller => ({
  house,
  tenant,
  db: house.database.forTenant(tenant.key),
  now: house.clock(),
  right,
  who: {
    user: {
      key: nobody,
      email: '',
      firstName: '',
      infix: '',
      familyName: '',
      phoneNumber: '',
      language: 'nl',
      lastLogonAt: null,
      secondFactor: false,
    },
    sessionKey: nobody,
    tokenHash: '',
    usedAt: house.clock(),
    looking: null,
    assignments: [
      {
        key: nobody,
        role: { key: nobody, name: '', builtIn: null, rights },
        place: { kind: 'team', key: tenant.rootTeam, name: '' },
        scope: 'currentAndBeneath',
      },
    ],
  },
});
