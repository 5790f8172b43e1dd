import { z } from 'zod';
import { entry } from './entry.ts';
import { key, localised } from './shapes.ts';

/** Specification point 3, 'Tenant site settings'. */
export const siteSettings = z.object({
  id: key,
  name: z.string(),
  iconCls: z.string(),
  localUser: z.boolean(),
  oauthProviders: z.array(z.object({ id: z.string(), name: z.string(), iconCls: z.string() })),
  settings: z.object({ accent: z.string(), logo: z.string().nullable() }),
  profileUrl: z.string(),
  logoutUrl: z.string(),
  importantMessage: localised.nullable(),
  allowLogin: z.boolean(),
  /** Why nobody can sign in, when `allowLogin` is off. */
  loginClosedMessage: localised.nullable(),
  allowMyProfile: z.boolean(),
  stylesheet: z.string().nullable(),
  /** The tenant's wording: language → key of the texts → text. */
  i18n: z.object({ nl: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
});

export const sessionData = z.object({
  id: key,
  primaryEmail: z.string(),
  firstName: z.string(),
  infix: z.string(),
  familyName: z.string(),
  secondFactor: z.boolean(),
});

/** The access service, below its base address (`/access`). Answers 412 when nobody is signed in. */
export const access = {
  session: entry('public', 'GET', '/public/v2/session')
    .input(z.object({ 'exclude-access': z.string().optional() }))
    .output(z.object({ sessionData, allowLogin: z.boolean() })),
  siteSettings: entry('public', 'GET', '/public/v2/site/settings')
    .input(z.object({ href: z.string().max(2000).optional() }))
    .output(siteSettings),
};
