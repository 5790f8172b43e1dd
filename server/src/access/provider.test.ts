import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import Provider from 'oidc-provider';
import { freshDatabase } from '../database/for-tests.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, setProviders, setSite, tenants } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const app = await makeServer(database);
afterAll(() => app.close());
const db = database.forTenant(tenants.localhost);

const callback = 'http://localhost:8080/access/auth/callback/werk';
const back = 'http://localhost:8080/#/organisation/1';
/** Who the provider knows, by the name that is typed at it. */
const people: Record<string, { email: string; email_verified: boolean }> = {
  fatima: { email, email_verified: true },
  pretender: { email, email_verified: false },
  stranger: { email: 'stranger@elsewhere.example', email_verified: true },
};

const startProvider = async (): Promise<{ server: Server; issuer: string }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    kid: 'test',
    use: 'sig',
    alg: 'RS256',
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'bronhouder', client_secret: 'a client secret', redirect_uris: [callback] }],
    jwks: { keys: [key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for tests'] },
    findAccount: (_ctx: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, name: id, ...people[id] }) }),
  });
  server.on('request', provider.callback());
  return { server, issuer };
};

const { server, issuer } = await startProvider();
afterAll(() => server.close());

/** Somebody at the provider: follows its redirects with its cookies, signs in as `login`, agrees, and stops at our callback. */
const throughProvider = async (start: string, login: string): Promise<string> => {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20 && !url.startsWith(callback); step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response: Response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(form && { method: 'POST', body: form }) });
    for (const [pair = ''] of response.headers.getSetCookie().map((set) => set.split(';'))) {
      const [name = '', value = ''] = pair.split('=');
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const location = response.headers.get('location');
    const page = location ? '' : await response.text();
    form = location
      ? null
      : new URLSearchParams(page.includes('name="login"') ? { prompt: 'login', login, password: 'x' } : { prompt: 'consent' });
    url = location ? new URL(location, url).href : (/action="([^"]+)"/.exec(page)?.[1] ?? 'about:blank');
  }
  return url;
};

const toUs = (url: string): string => url.replace('http://localhost:8080/access', '');

const begin = async (browser: Browser, redirect = back): Promise<string> =>
  String((await browser.post('/auth/sign-in/social', { provider: 'werk', redirect })).body['url']);

const signInAs = async (login: string, redirect?: string): Promise<{ browser: Browser; location: string }> => {
  const browser = new Browser(app);
  const url = await throughProvider(await begin(browser, redirect), login);
  const { location } = await browser.get(toUs(url));
  return { browser, location };
};

const status = async (browser: Browser): Promise<number> => (await browser.get('/public/v2/session')).status;

beforeEach(async () => {
  await db.deleteFrom('user_account').execute();
  await makeFatima(database);
  const werk = {
    id: 'werk',
    name: 'Werkaccount',
    icon: 'building',
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId: 'bronhouder',
    clientSecret: 'a client secret',
  };
  const gone = { ...werk, id: 'weg', discoveryUrl: 'http://127.0.0.1:1/.well-known/openid-configuration' };
  await setProviders(database, 'localhost', [werk, gone]);
});

describe('signing in at a provider', () => {
  test('leads back into the portal, signed in, for who has an account with that verified address', async () => {
    const { browser, location } = await signInAs('fatima');
    expect(location).toBe(back);
    expect((await browser.get('/public/v2/session')).body).toMatchObject({ sessionData: { primaryEmail: email } });
    const credential = await db.selectFrom('user_credential').selectAll().where('provider_id', '=', 'werk').executeTakeFirstOrThrow();
    expect(credential).toMatchObject({ account_id: 'fatima', access_token: null, refresh_token: null, id_token: null });
    expect((await signInAs('fatima')).location).toBe(back);
  });

  test.each(['stranger', 'pretender'])('makes no account and opens none for a %s', async (login) => {
    const { browser, location } = await signInAs(login);
    expect(location).toMatch(/^http:\/\/localhost:8080\/access\/\?provider=werk&redirect=[^&]+&error=/);
    expect(await status(browser)).toBe(412);
    expect(await db.selectFrom('user_account').select('email').execute()).toEqual([{ email }]);
    expect(await db.selectFrom('user_credential').select('provider_id').execute()).toEqual([{ provider_id: 'credential' }]);
  });

  test('does not open a deactivated account, and says so', async () => {
    await db.updateTable('user_account').set({ deactivated_at: new Date().toISOString() }).execute();
    const { browser, location } = await signInAs('fatima');
    expect(location).toContain('error=ACCOUNT_DEACTIVATED');
    expect(await status(browser)).toBe(412);
    expect(await db.selectFrom('user_session').selectAll().execute()).toEqual([]);
  });

  test('never leads out of the portal', async () => {
    expect((await signInAs('fatima', 'https://evil.example/')).location).toBe('http://localhost:8080/');
  });

  test('cannot be finished in another browser, nor twice', async () => {
    const url = await throughProvider(await begin(new Browser(app)), 'fatima');
    const other = new Browser(app);
    expect((await other.get(toUs(url))).location).toContain('/access/?');
    expect(await status(other)).toBe(412);
    const browser = new Browser(app);
    const own = await throughProvider(await begin(browser), 'fatima');
    const cookies = new Map(browser.jar);
    expect((await browser.get(toUs(own))).location).toBe(back);
    const again = new Browser(app);
    for (const [name, value] of cookies) again.jar.set(name, value);
    expect((await again.get(toUs(own))).location).toContain('/access/?');
    expect(await status(again)).toBe(412);
  });

  test('is closed when the site is', async () => {
    const browser = new Browser(app);
    const url = await throughProvider(await begin(browser), 'fatima');
    await setSite(database, 'localhost', { allow_login: false });
    expect((await browser.get(toUs(url))).location).toBe('http://localhost:8080/access/?error=closed');
    expect(await browser.post('/auth/sign-in/social', { provider: 'werk' })).toMatchObject({
      status: 403,
      body: { errorCode: 'sign-in.closed' },
    });
    await setSite(database, 'localhost', { allow_login: true });
  });

  test('says so when the provider does not answer, or is none of this site', async () => {
    for (const provider of ['weg', 'ander']) {
      expect(await new Browser(app).post('/auth/sign-in/social', { provider })).toMatchObject({
        status: 503,
        body: { errorCode: 'provider.unavailable' },
      });
    }
    expect((await new Browser(app, 'vlaanderen.localhost').post('/auth/sign-in/social', { provider: 'werk' })).status).toBe(503);
  });
});

test('the settings name the providers and nothing secret', async () => {
  const { body } = await new Browser(app).get('/public/v2/site/settings');
  expect(body['oauthProviders']).toEqual([
    { id: 'werk', name: 'Werkaccount', iconCls: 'building' },
    { id: 'weg', name: 'Werkaccount', iconCls: 'building' },
  ]);
  expect(JSON.stringify(body)).not.toContain('secret');
});
