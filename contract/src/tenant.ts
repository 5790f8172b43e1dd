import { z } from 'zod';
import { entry } from './entry.ts';
import { nothing } from './shapes.ts';

/** Specification point 3, 'Tenant settings'; defaults of point 9. */
export const tenantSettings = z.object({
  multipleOrganisationTypesAllowed: z.boolean(),
  typeRestrictionsEnabled: z.boolean(),
  showOnlineCheck: z.boolean(),
  maximumOrganisationTypes: z.number().int(),
  timeZone: z.string(),
});

export const tenant = {
  settings: entry('signed-in', 'GET', '/tenant/settings').input(nothing).output(tenantSettings),
};
