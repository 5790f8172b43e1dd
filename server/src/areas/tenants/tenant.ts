import type { Key } from '@bronhouder/domain/instant.ts';

/** Specification point 3, 'Tenant settings', with the defaults of point 9. */
export type TenantSettings = {
  multipleOrganisationTypesAllowed: boolean;
  typeRestrictionsEnabled: boolean;
  showOnlineCheck: boolean;
  maximumOrganisationTypes: number;
};

/** What holds where a tenant has not set it otherwise. */
export const defaultSettings: TenantSettings = {
  multipleOrganisationTypesAllowed: true,
  typeRestrictionsEnabled: true,
  showOnlineCheck: false,
  maximumOrganisationTypes: 3,
};

/** What every request needs to know of the tenant it is for. `host`: the site through which it came; null: a job or a command. */
export type Tenant = { key: Key; name: string; timeZone: string; rootTeam: Key; settings: TenantSettings; host: string | null };

/** How many types an organisation may have. */
export const maximumTypes = (settings: TenantSettings): number =>
  settings.multipleOrganisationTypesAllowed ? settings.maximumOrganisationTypes : 1;
