import type { Key } from '@bronhouder/domain/instant.ts';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { getAdapter } from 'better-auth/db/adapter';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { accessPath, addressHeader, authPath } from './auth-path.ts';
import { cookieName } from './cookie.ts';
import { momentsAsDates, withHashedTokens } from './hashed-tokens.ts';
import { inSeconds, limits } from './limits.ts';
import { onlyOpenAccounts } from './only-open-accounts.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { AccessServices } from './services.ts';
import { originOf, type Provider, type Site } from './site.ts';

const created = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Its names of things → our tables and columns. */
const tables = {
  user: { modelName: 'user_account', fields: { ...created, emailVerified: 'email_verified' } },
  verification: { modelName: 'user_verification', fields: { ...created, expiresAt: 'expires_at' }, storeIdentifier: 'hashed' },
  account: {
    modelName: 'user_credential',
    fields: {
      ...created,
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    updateAccountOnSignIn: false,
    accountLinking: { enabled: true, trustedProviders: [] },
  },
  session: {
    modelName: 'user_session',
    fields: { ...created, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
    expiresIn: inSeconds(limits.absolute),
    disableSessionRefresh: true,
    freshAge: 0,
    cookieCache: { enabled: false },
  },
} satisfies BetterAuthOptions;

const secondFactorTable = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'user_second_factor',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};

/** Only people who have an account come in, by an address that the provider has verified. */
const providerOf = ({ id, name, discoveryUrl, clientId, clientSecret }: Provider) => ({
  providerId: id,
  name,
  discoveryUrl,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  requireIdTokenVerification: true,
  disableSignUp: true,
  disableImplicitSignUp: true,
});

const cookies = (domain: string | undefined): BetterAuthOptions['advanced'] => ({
  useSecureCookies: false,
  cookiePrefix: cookieName(domain),
  cookies: { session_token: { name: cookieName(domain) } },
  defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
  ...(domain && { crossSubDomainCookies: { enabled: true, domain } }),
});

/** What a mail with a link to a new password needs to know. */
export type ResetWanted = { email: string; token: string; key: Key };

/** The library at work for one site of one tenant; with its providers only where they are asked for, for that takes a call to each. */
export const libraryFor = async (
  services: AccessServices,
  site: Site,
  withProviders: boolean,
  reset: (wanted: ResetWanted) => Promise<void>,
) => {
  const origin = originOf(services.config.publicUrl, site.host);
  const ours = services.database.forTenant(site.tenant);
  const options = {
    appName: site.name,
    baseURL: `${origin}${authPath}`,
    secret: services.secret,
    trustedOrigins: [origin, ...services.config.portalOrigins],
    ...tables,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 512,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
      resetPasswordTokenExpiresIn: inSeconds(limits.reset),
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => reset({ email: user.email, token, key: user.id }),
    },
    plugins: [
      twoFactor({ issuer: site.name, schema: secondFactorTable, twoFactorCookieMaxAge: inSeconds(limits.secondStep) }),
      ...(withProviders ? [genericOAuth({ config: site.providers.map(providerOf) })] : []),
    ],
    databaseHooks: {
      session: { create: { before: async ({ userId }) => onlyOpenAccounts(ours, userId) } },
      // A provider's tokens are of no use to us after the sign-in, so they are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }) } },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${origin}${accessPath}/` },
    logger: { level: 'error', log: (level, text) => level === 'error' && services.log.warn({ tenant: site.tenant }, `access: ${text}`) },
    advanced: {
      ...cookies(services.config.cookieDomain),
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  } satisfies BetterAuthOptions;
  const db = ours.withPlugin(momentsAsDates);
  const adapter = await getAdapter({ ...options, database: { db, type: 'postgres', transaction: true } });
  return betterAuth({ ...options, database: () => withHashedTokens(adapter) });
};

/** The library, as far as the access service uses it: a request in, an answer out. */
export type Library = { handler(request: Request): Promise<Response> };
