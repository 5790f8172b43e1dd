import { access, type sessionData, type siteSettings } from '@bronhouder/contract/access.ts';
import type { z } from 'zod';
import { accessPath } from './auth-path.ts';
import { AccessRefusal } from './refusal.ts';
import { rightsStamp } from './rights-stamp.ts';
import { type Site, siteOfTenant } from './site.ts';
import type { Visit } from './visit.ts';
import { whoIs } from './visit.ts';

type SessionAnswer = { sessionData: z.infer<typeof sessionData>; allowLogin: boolean };

/** Who is signed in. Asked every 24 seconds (point 9), so it prolongs nothing: an idle session ends all the same. */
export const session = async (visit: Visit): Promise<SessionAnswer> => {
  const who = await whoIs(visit);
  if (!who) throw new AccessRefusal('session.missing');
  const { user } = who;
  const { key: id, email: primaryEmail, firstName, infix, familyName, secondFactor } = user;
  const rights = rightsStamp(who);
  return { sessionData: { id, primaryEmail, firstName, infix, familyName, secondFactor, rights }, allowLogin: visit.site.allowLogin };
};

const hostOf = (href: unknown): string | null => (typeof href === 'string' && URL.canParse(href) ? new URL(href).hostname : null);

/** Tenant site settings of the page at `href`, where that is a site of the same tenant; else of the host that was called. */
export const settings = async ({ services, site, request, origin }: Visit): Promise<z.infer<typeof siteSettings>> => {
  const host = hostOf((request.query as { href?: unknown }).href);
  const asked = host && host !== site.host ? await siteOfTenant(services.database, site.tenant, host) : null;
  return shown(asked ?? site, origin);
};

const shown = (site: Site, origin: string): z.infer<typeof siteSettings> => ({
  id: site.id,
  name: site.name,
  iconCls: site.icon,
  localUser: site.localUser,
  oauthProviders: site.providers.map(({ id, name, icon }) => ({ id, name, iconCls: icon })),
  settings: { accent: site.accent, logo: site.logo },
  profileUrl: `${origin}${accessPath}/#/account`,
  logoutUrl: `${origin}${accessPath}/#/sign-out`,
  importantMessage: site.importantMessage,
  allowLogin: site.allowLogin,
  loginClosedMessage: site.loginClosedMessage,
  allowMyProfile: site.allowMyProfile,
  stylesheet: site.stylesheet,
  i18n: site.wording,
});

/** Where a call of the contract is, below the service. */
export const pathOf = (entry: (typeof access)[keyof typeof access]): string => entry['~orpc'].route.path ?? '';

/** The calls of the contract, by their path. */
export const publicRoutes: Record<string, (visit: Visit) => Promise<unknown>> = {
  [pathOf(access.session)]: session,
  [pathOf(access.siteSettings)]: settings,
};
