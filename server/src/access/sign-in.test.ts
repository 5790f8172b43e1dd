import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, pass, password, secret, setSite, tenants } from './for-tests.ts';
import { limits } from './limits.ts';
import { readSession, touchSession } from './session.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const fatima = await makeFatima(database);
const app = await makeServer(database);
afterAll(() => app.close());

const db = database.forTenant(tenants.localhost);
const now = () => new Date().toISOString();
const session = (browser: Browser) => readSession({ database, secret }, tenants.localhost, browser.cookie, now());

beforeEach(() => db.deleteFrom('sign_in_attempt').execute());
afterEach(() => void vi.useRealTimers());

describe('signing in', () => {
  test('with the right password gives a session in a cookie that only this host gets', async () => {
    const browser = new Browser(app);
    const answer = await browser.signIn();
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: false } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]?.split('; ').toSorted()).toEqual([
      expect.stringContaining('HttpOnly'),
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      expect.stringMatching(/^__Host-bronhouder=/),
    ]);
    expect((await browser.get('/public/v2/session?exclude-access=true')).body).toEqual({
      sessionData: {
        id: fatima,
        primaryEmail: email,
        firstName: 'Fatima',
        infix: '',
        familyName: 'Bouali',
        secondFactor: false,
        rights: expect.any(String),
      },
      allowLogin: true,
    });
  });

  test('writes down when, and keeps no token that the cookie could be made of', async () => {
    const before = now();
    const browser = new Browser(app);
    await browser.signIn();
    const user = await db.selectFrom('user_account').select('last_logon_at').where('id', '=', fatima).executeTakeFirstOrThrow();
    expect((user.last_logon_at ?? '') >= before).toBe(true);
    const token = decodeURIComponent(browser.jar.get('__Host-bronhouder') ?? '').split('.')[0] ?? '';
    const { rows } = await sql<{ all: string }>`select string_agg(s::text, ' ') as all from user_session s`.execute(db);
    expect(token.length).toBeGreaterThan(20);
    expect(rows[0]?.all).not.toContain(token);
  });

  test('sends the address in any case', async () => {
    expect((await new Browser(app).signIn(password, '  Fatima@Streekdata.EXAMPLE ')).status).toBe(200);
  });

  test('with a wrong password and with an unknown address fails the same', async () => {
    const browser = new Browser(app);
    const [wrong, unknown, odd] = [
      await browser.signIn('iets anders dat lang is'),
      await browser.signIn(password, 'nobody@x.example'),
      await browser.signIn(password, 'no address'),
    ];
    expect(wrong).toEqual({
      status: 401,
      location: '',
      cookies: [],
      body: expect.objectContaining({
        success: false,
        errorCode: 'sign-in.wrong',
        message: 'Het e-mailadres of het wachtwoord klopt niet.',
      }),
    });
    expect(unknown).toEqual(wrong);
    expect(odd).toEqual(wrong);
    expect((await browser.get('/public/v2/session')).status).toBe(412);
  });

  test('without a session answers 412 with the error body of the specification', async () => {
    expect(await new Browser(app).get('/public/v2/session')).toMatchObject({
      status: 412,
      body: { success: false, message: 'U bent niet ingelogd.', errorCode: 'session.missing' },
    });
  });

  test('speaks English to who asks for it', async () => {
    const answer = await new Browser(app).ask('GET', '/public/v2/session', undefined, { 'accept-language': 'en-GB,nl;q=0.5' });
    expect(answer.body['message']).toBe('You are not signed in.');
  });
});

describe('closed', () => {
  afterEach(() => setSite(database, 'localhost', { allow_login: true, login_closed_message: null, local_user: true }));

  test('nobody signs in and the settings say why; who is in stays in', async () => {
    const inside = new Browser(app);
    await inside.signIn();
    const reason = { nl: 'Wij verhuizen.', en: 'We are moving.' };
    await setSite(database, 'localhost', { allow_login: false, login_closed_message: JSON.stringify(reason) });
    expect(await new Browser(app).signIn()).toMatchObject({ status: 403, body: { errorCode: 'sign-in.closed' } });
    expect((await new Browser(app).get('/public/v2/site/settings')).body).toMatchObject({ allowLogin: false, loginClosedMessage: reason });
    expect(await inside.get('/public/v2/session')).toMatchObject({ status: 200, body: { allowLogin: false } });
  });

  test('a site without local users takes no passwords', async () => {
    await setSite(database, 'localhost', { local_user: false });
    expect(await new Browser(app).signIn()).toMatchObject({ status: 403, body: { errorCode: 'sign-in.local-closed' } });
  });
});

describe('tenants', () => {
  test('an account of one is unknown at the other, and so is its session', async () => {
    const other = new Browser(app, 'vlaanderen.localhost');
    expect(await other.signIn()).toMatchObject({ status: 401, body: { errorCode: 'sign-in.wrong' } });
    const own = new Browser(app);
    await own.signIn();
    for (const [name, value] of own.jar) other.jar.set(name, value);
    expect((await other.get('/public/v2/session')).status).toBe(412);
    expect((await other.get('/auth/list-sessions')).status).toBe(412);
  });

  test('settings of another tenant are not shown, whatever href says', async () => {
    const answer = await new Browser(app).get(
      `/public/v2/site/settings?href=${encodeURIComponent('http://vlaanderen.localhost:8080/#/home')}`,
    );
    expect(answer.body).toMatchObject({ name: 'Portaal localhost', profileUrl: 'http://localhost:8080/access/#/account' });
  });

  test('a host that nobody has does not exist', async () => {
    expect((await new Browser(app, 'elsewhere.example').get('/public/v2/site/settings')).status).toBe(404);
  });
});

describe('a session', () => {
  test('ends when it is idle for eight hours; the check every 24 seconds is no use of it', async () => {
    const browser = new Browser(app);
    await browser.signIn();
    for (let checks = 0; checks < 4; checks++) {
      pass(limits.idle / 4 - 1000);
      expect((await browser.get('/public/v2/session?exclude-access=true')).status).toBe(200);
    }
    pass(5000);
    expect((await browser.get('/public/v2/session?exclude-access=true')).status).toBe(412);
    expect((await browser.post('/auth/change-password', { currentPassword: password, newPassword: 'zeehonden fluisteren' })).status).toBe(
      412,
    );
  });

  test('lives on while it is used, and ends after seven days all the same', async () => {
    const browser = new Browser(app);
    await browser.signIn();
    let used = 0;
    for (; used < 40; used++) {
      pass(limits.idle - 60_000);
      const who = await session(browser);
      if (!who) break;
      await touchSession(database, tenants.localhost, who, now());
    }
    expect(used).toBe(Math.floor(limits.absolute / (limits.idle - 60_000)));
  });

  test('is written down at most every five minutes', async () => {
    const browser = new Browser(app);
    await browser.signIn();
    const first = await session(browser);
    pass(limits.touch - 1000);
    if (first) await touchSession(database, tenants.localhost, first, now());
    expect((await session(browser))?.usedAt).toBe(first?.usedAt);
    pass(2000);
    if (first) await touchSession(database, tenants.localhost, first, now());
    expect((await session(browser))?.usedAt).toBe(now());
  });

  test('is gone at once after signing out, with its cookie', async () => {
    const browser = new Browser(app);
    await browser.signIn();
    const kept = new Map(browser.jar);
    expect((await browser.post('/auth/sign-out')).status).toBe(200);
    expect(browser.jar.size).toBe(0);
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await browser.get('/public/v2/session')).status).toBe(412);
  });

  test.each([
    ['a changed token', (value: string) => `x${value}`],
    ['a changed signature', (value: string) => `${value.slice(0, -6)}AAAA%3D`],
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    ['nonsense', () => '%E0%A4%A'],
  ])('is not read from a cookie with %s', async (_case, change) => {
    const browser = new Browser(app);
    await browser.signIn();
    browser.jar.set('__Host-bronhouder', change(browser.jar.get('__Host-bronhouder') ?? ''));
    expect((await browser.get('/public/v2/session')).status).toBe(412);
  });
});

describe('own sessions', () => {
  let here: Browser;
  let there: Browser;
  beforeEach(async () => {
    await db.deleteFrom('user_session').execute();
    [here, there] = [new Browser(app), new Browser(app)];
    there.address = '198.51.100.7';
    await there.signIn();
    await here.signIn();
  });

  type Listed = { key: string; current: boolean; address: string; userAgent: string }[];
  const listed = async (): Promise<Listed> => Object.values((await here.get('/auth/list-sessions')).body) as Listed;

  test('are listed, the current one first, without their tokens', async () => {
    const sessions = await listed();
    expect(sessions.map(({ current, address }) => [current, address])).toEqual([
      [true, '192.0.2.1'],
      [false, '198.51.100.7'],
    ]);
    expect(sessions[0]?.userAgent).toContain('Firefox/140');
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(['address', 'current', 'key', 'startedAt', 'usedAt', 'userAgent']);
  });

  test('one is ended at once', async () => {
    const key = (await listed()).find((one) => !one.current)?.key;
    expect((await here.post('/auth/revoke-session', { key })).status).toBe(200);
    expect((await there.get('/public/v2/session')).status).toBe(412);
    expect((await here.get('/public/v2/session')).status).toBe(200);
  });

  test('all are ended at once', async () => {
    expect((await here.post('/auth/revoke-sessions')).status).toBe(200);
    expect([(await there.get('/public/v2/session')).status, (await here.get('/public/v2/session')).status]).toEqual([412, 412]);
    expect(here.jar.size).toBe(0);
  });

  test('another password ends the others and keeps this one', async () => {
    const next = 'vier fietsen en een paraplu';
    expect(await here.post('/auth/change-password', { currentPassword: 'niet dit wachtwoord', newPassword: next })).toMatchObject({
      status: 422,
      body: { errorCode: 'password.wrong' },
    });
    expect(await here.post('/auth/change-password', { currentPassword: password, newPassword: 'te kort' })).toMatchObject({
      status: 422,
      body: { errorCode: 'password.short', values: { minimum: 15 }, message: 'Kies een wachtwoord van minstens 15 tekens.' },
    });
    expect((await here.post('/auth/change-password', { currentPassword: password, newPassword: next })).status).toBe(200);
    expect([(await there.get('/public/v2/session')).status, (await here.get('/public/v2/session')).status]).toEqual([412, 200]);
    expect((await here.post('/auth/change-password', { currentPassword: next, newPassword: password })).status).toBe(200);
  });
});
