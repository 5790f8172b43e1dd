import { z } from 'zod';
import { entry } from './entry.ts';
import { place, roleName, scope } from './place.ts';
import { key, localised, nothing } from './shapes.ts';

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
  /** Another one as soon as what the user may do has changed: the portal asks for its menus anew. */
  rights: z.string(),
});

/** What an invitation is about, for whoever has the link of its mail. */
export const offeredInvitation = z.object({
  email: z.string(),
  inviter: z.string().nullable(),
  role: roleName.extend({ description: z.string() }),
  place,
  scope,
  message: z.string(),
  expiresAt: z.string(),
  /** Whether the address has an account here already. */
  account: z.enum(['new', 'existing']),
});

const token = z.string().max(200);
/** Who somebody is who has no account yet. Without a password where the site has only providers to sign in at. */
export const newAccount = z.object({
  firstName: z.string().trim().min(1).max(100),
  infix: z.string().trim().max(40).default(''),
  familyName: z.string().trim().min(1).max(100),
  language: z.enum(['nl', 'en']),
  password: z.string().max(512).optional(),
});
export type NewAccountInput = z.output<typeof newAccount>;

/** The access service, below its base address (`/access`). Answers 412 when nobody is signed in. */
export const access = {
  session: entry('public', 'GET', '/public/v2/session')
    .input(z.object({ 'exclude-access': z.string().optional() }))
    .output(z.object({ sessionData, allowLogin: z.boolean() })),
  siteSettings: entry('public', 'GET', '/public/v2/site/settings')
    .input(z.object({ href: z.string().max(2000).optional() }))
    .output(siteSettings),
  /** Shows what the invitation behind a token is about, and changes nothing. A POST, so that the token stands in no address and no log. */
  invitation: entry('public', 'POST', '/public/v2/invitation', true).input(z.object({ token })).output(offeredInvitation),
  /** Accepts it for the address it was sent to. `signedIn`: as that person; `url`: the place in the portal. */
  acceptInvitation: entry('public', 'POST', '/public/v2/invitation/acceptance')
    .input(z.object({ token, account: newAccount.nullable().default(null) }))
    .output(z.object({ signedIn: z.boolean(), url: z.string() })),
  denyInvitation: entry('public', 'POST', '/public/v2/invitation/denial').input(z.object({ token })).output(nothing),
};
