import { afterAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, password } from './for-tests.ts';

const portal = 'https://portal.streekdata.example';
const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
await makeFatima(database);
const app = await makeServer(database);
const apart = await makeServer(database, { portalOrigins: [portal], cookieDomain: 'localhost' });
afterAll(() => Promise.all([app.close(), apart.close()]));

const writes = [
  '/auth/sign-in/email',
  '/auth/sign-in/social',
  '/auth/sign-out',
  '/auth/two-factor/enable',
  '/auth/two-factor/disable',
  '/auth/two-factor/verify-totp',
  '/auth/two-factor/verify-backup-code',
  '/auth/two-factor/generate-backup-codes',
  '/auth/request-password-reset',
  '/auth/reset-password',
  '/auth/change-password',
  '/auth/revoke-session',
  '/auth/revoke-sessions',
];

describe('a page of another website', () => {
  const strangers = [
    'https://evil.example',
    'http://localhost:9999',
    'https://localhost:8080',
    'http://vlaanderen.localhost:8080',
    'null',
    null,
  ];

  test.each(writes)('cannot write to %s', async (path) => {
    for (const origin of strangers) {
      const browser = new Browser(app);
      await browser.signIn();
      browser.origin = origin;
      expect(await browser.post(path, { email, password })).toMatchObject({ status: 403, body: { errorCode: 'origin.foreign' } });
      browser.origin = 'http://localhost:8080';
      expect((await browser.get('/public/v2/session')).status).toBe(200);
    }
  });

  test('cannot send a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await new Browser(app).ask('POST', '/auth/sign-in/email', undefined, headers)).status).toBe(400);
  });

  test('may not read answers', async () => {
    const browser = new Browser(apart);
    for (const origin of ['https://evil.example', `${portal}.evil.example`, 'http://portal.streekdata.example', 'null']) {
      const response = await apart.inject({ url: '/access/public/v2/session', headers: { host: 'localhost', origin } });
      expect(response.headers).toMatchObject({ vary: 'Origin' });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      browser.origin = origin;
      expect((await browser.post('/auth/sign-out')).status).toBe(403);
    }
  });
});

describe('a portal on another host', () => {
  test('may call, with cookies', async () => {
    const ahead = await apart.inject({
      method: 'OPTIONS',
      url: '/access/auth/sign-in/email',
      headers: { host: 'localhost', origin: portal, 'access-control-request-method': 'POST' },
    });
    expect(ahead.statusCode).toBe(204);
    for (const headers of [
      ahead.headers,
      (await apart.inject({ url: '/access/public/v2/session', headers: { host: 'localhost', origin: portal } })).headers,
    ]) {
      expect(headers).toMatchObject({ 'access-control-allow-origin': portal, 'access-control-allow-credentials': 'true', vary: 'Origin' });
    }
  });

  test('gets a cookie for the domain of both', async () => {
    const browser = new Browser(apart);
    browser.origin = portal;
    const { cookies } = await browser.signIn();
    expect(cookies[0]).toMatch(/^__Secure-bronhouder=.*; Domain=localhost;/);
    expect((await browser.get('/public/v2/session')).status).toBe(200);
  });
});

describe('going back to the portal', () => {
  test.each([
    ['http://localhost:8080/#/home', 'http://localhost:8080/#/home'],
    [`${portal}/#/team/1?page=2`, `${portal}/#/team/1?page=2`],
    ['https://evil.example/', `${portal}/`],
    ['//evil.example', `${portal}/`],
    ['javascript:alert(1)', `${portal}/`],
  ])('%s leads to %s', async (asked, to) => {
    expect((await new Browser(apart).get(`/auth/return?redirect=${encodeURIComponent(asked)}`)).body).toEqual({ url: to });
  });
});

describe('everything else of the library', () => {
  test.each([
    ['POST', '/auth/sign-up/email'],
    ['POST', '/auth/update-user'],
    ['POST', '/auth/delete-user'],
    ['POST', '/auth/change-email'],
    ['GET', '/auth/get-session'],
    ['POST', '/auth/link-social'],
    ['POST', '/auth/unlink-account'],
    ['GET', '/auth/list-accounts'],
    ['POST', '/auth/get-access-token'],
    ['GET', '/auth/error'],
    ['GET', '/auth/ok'],
    ['GET', '/auth/reset-password/x'],
    ['POST', '/auth/two-factor/send-otp'],
    ['POST', '/auth/two-factor/get-totp-uri'],
    ['GET', '/public/v2/other'],
  ] as const)('%s %s does not exist', async (method, path) => {
    const browser = new Browser(app);
    await browser.signIn();
    expect(
      await browser.ask(method, path, method === 'POST' ? { email: 'new@x.example', password, name: 'New' } : undefined),
    ).toMatchObject({
      status: 404,
      body: { success: false, errorCode: 'not-found' },
    });
  });
});
