import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import { type Author, logged } from '../../trace.ts';
import type { TenantSettings } from './tenant.ts';

/** A host name of a new tenant, with its looks and words. */
export type NewSite = {
  id: Key;
  host: string;
  name: string;
  icon?: string;
  accent?: string;
  importantMessage?: { nl: string; en: string } | null;
  wording?: Record<'nl' | 'en', Record<string, string>>;
};

export type TenantRow = {
  key: Key;
  name: string;
  officialName?: string;
  subName?: string;
  category?: string;
  email?: string;
  phoneNumber?: string;
  website?: string;
  timeZone?: string;
  settings?: Partial<TenantSettings>;
  /** An inactive tenant lets nobody in. */
  active?: boolean;
  sites: NewSite[];
  rootTeam: { key: Key };
};

const siteRow = (tenant: Key, site: NewSite) => ({
  tenant,
  id: site.id,
  host: site.host.toLowerCase(),
  name: site.name,
  icon: site.icon,
  accent: site.accent,
  important_message: site.importantMessage ? JSON.stringify(site.importantMessage) : undefined,
  wording: site.wording && JSON.stringify(site.wording),
});

/** The tenant with its sites and its audit entry; its root team has to follow in the same transaction, which has to be the owner's. */
export const insertTenant = async (trx: Transaction<DB>, tenant: TenantRow, author: Author): Promise<void> => {
  const { key, name } = tenant;
  await allAtOnce(trx, {
    made: trx.insertInto('tenant').values({
      key,
      name,
      official_name: tenant.officialName,
      sub_name: tenant.subName,
      category: tenant.category,
      email: tenant.email,
      phone_number: tenant.phoneNumber,
      website: tenant.website,
      time_zone: tenant.timeZone,
      settings: tenant.settings && JSON.stringify(tenant.settings),
      active: tenant.active,
      root_team: tenant.rootTeam.key,
    }),
    ...logged(
      trx,
      { kind: 'tenant', record: key },
      [{ act: 'create', action: 'create', revision: null, note: null, values: { name } }],
      author,
    ),
  });
  for (const site of tenant.sites) await trx.insertInto('tenant_site').values(siteRow(key, site)).execute();
};

/** Lets people in from now on. */
export const activateTenant = (trx: Transaction<DB>, tenant: Key, author: Author): Promise<void> =>
  allAtOnce(trx, {
    opened: trx.updateTable('tenant').set({ active: true }).where('key', '=', tenant),
    ...logged(trx, { kind: 'tenant', record: tenant }, [{ act: 'activate', revision: null, note: null, values: {} }], author),
  });
