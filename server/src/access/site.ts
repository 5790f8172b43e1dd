import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** An OpenID Connect provider of a site, as `tenant_site.oauth_providers` holds it. */
export type Provider = { id: string; name: string; icon: string; discoveryUrl: string; clientId: string; clientSecret: string };

export type Localised = { nl: string; en: string };

/** A host name on which a tenant is reached, with its looks and ways in. */
export type Site = {
  tenant: Key;
  host: string;
  id: Key;
  name: string;
  icon: string;
  localUser: boolean;
  providers: Provider[];
  accent: string;
  logo: string | null;
  importantMessage: Localised | null;
  allowLogin: boolean;
  loginClosedMessage: Localised | null;
  allowMyProfile: boolean;
  stylesheet: string | null;
  wording: { nl: Record<string, string>; en: Record<string, string> };
};

const columns = [
  'tenant',
  'host',
  'id',
  'name',
  'icon',
  'local_user as localUser',
  'oauth_providers as providers',
  'accent',
  'logo',
  'important_message as importantMessage',
  'allow_login as allowLogin',
  'login_closed_message as loginClosedMessage',
  'allow_my_profile as allowMyProfile',
  'stylesheet',
  'wording',
] as const;

/** The site of a host name (without port); null: no active tenant has it. */
export const siteOfHost = async (database: Database, host: string): Promise<Site | null> => {
  const { rows } = await sql<{ tenant: Key | null }>`select tenant_of_host(${host}) as tenant`.execute(database.untenanted);
  const tenant = rows[0]?.tenant;
  return tenant ? siteOfTenant(database, tenant, host) : null;
};

/** The site of a host name, where it belongs to this tenant. */
export const siteOfTenant = async (database: Database, tenant: Key, host: string): Promise<Site | null> => {
  const site = await database
    .forTenant(tenant)
    .selectFrom('tenant_site')
    .select(columns)
    .where('host', '=', host.toLowerCase())
    .$castTo<Site>()
    .executeTakeFirst();
  return site ?? null;
};

/**
 * `https://portal.example:8443` for a host name: scheme and port as the service is reached from outside, never as a request claims.
 * In `publicUrl` a `{host}` may stand for the host name.
 */
export const originOf = (publicUrl: string, host: string): string => {
  const url = new URL(publicUrl.replace('{host}', host));
  url.hostname = host;
  return url.origin;
};
