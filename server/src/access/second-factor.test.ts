import { TOTP, URI } from 'otpauth';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { Browser, makeFatima, makeServer, makeTenants, pass, password, tenants } from './for-tests.ts';
import { limits } from './limits.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const app = await makeServer(database);
afterAll(() => app.close());
const db = database.forTenant(tenants.localhost);

let browser: Browser;
let authenticator: TOTP;
let recovery: string[];

const codeNow = () => authenticator.generate({ timestamp: Date.now() });
const wrongCode = () => (codeNow() === '000000' ? '111111' : '000000');
const isIn = async (who: Browser) => (await who.get('/public/v2/session')).status === 200;

const setUp = async (): Promise<void> => {
  const { body } = await browser.post('/auth/two-factor/enable', { password });
  const parsed = URI.parse(String(body['totpURI']));
  if (!(parsed instanceof TOTP)) throw new Error('no time-based code');
  authenticator = parsed;
  recovery = Object.values(body['backupCodes'] ?? {});
};

const firstStep = async (): Promise<Browser> => {
  const other = new Browser(app);
  expect(await other.signIn()).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
  return other;
};

beforeEach(async () => {
  await db.deleteFrom('sign_in_attempt').execute();
  await db.deleteFrom('user_account').execute();
  await makeFatima(database);
  browser = new Browser(app);
  await browser.signIn();
  await setUp();
});
afterEach(() => void vi.useRealTimers());

test('is asked for only once a code has proven that the authenticator works', async () => {
  expect((await new Browser(app).signIn()).body).toEqual({ twoFactorRedirect: false });
  expect(await browser.post('/auth/two-factor/verify-totp', { code: wrongCode() })).toMatchObject({
    status: 401,
    body: { errorCode: 'second-factor.wrong' },
  });
  expect((await browser.post('/auth/two-factor/verify-totp', { code: codeNow() })).status).toBe(200);
  expect((await browser.get('/public/v2/session')).body).toMatchObject({ sessionData: { secondFactor: true } });
  expect(authenticator.issuer).toBe('Portaal localhost');
  await firstStep();
});

test('needs the password to be set up', async () => {
  expect(await browser.post('/auth/two-factor/enable', { password: 'niet dit wachtwoord' })).toMatchObject({
    status: 422,
    body: { errorCode: 'password.wrong' },
  });
  expect((await new Browser(app).post('/auth/two-factor/enable', { password })).status).toBe(412);
});

describe('signing in with it', () => {
  beforeEach(async () => {
    await browser.post('/auth/two-factor/verify-totp', { code: codeNow() });
  });

  test('takes the code of now, spaces or not, and nobody is in before', async () => {
    const other = await firstStep();
    expect(await isIn(other)).toBe(false);
    const code = codeNow();
    expect((await other.post('/auth/two-factor/verify-totp', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect(await isIn(other)).toBe(true);
  });

  test('refuses the code without the first step, from another browser too', async () => {
    await firstStep();
    const stranger = new Browser(app);
    expect(await stranger.post('/auth/two-factor/verify-totp', { code: codeNow() })).toMatchObject({
      status: 401,
      body: { errorCode: 'second-factor.again' },
    });
    expect(await isIn(stranger)).toBe(false);
  });

  test('gives up the first step after five wrong codes, and the account after ten', async () => {
    const answers: unknown[] = [];
    for (let round = 0; round < 2; round++) {
      const other = await firstStep();
      for (let time = 0; time < 6; time++)
        answers.push((await other.post('/auth/two-factor/verify-totp', { code: wrongCode() })).body['errorCode']);
      expect(await isIn(other)).toBe(false);
    }
    const round = [...Array(5).fill('second-factor.wrong'), 'second-factor.again'];
    expect(answers.slice(0, 6)).toEqual(round);
    expect(answers.slice(6, 11)).toEqual(round.slice(0, 5));
    const other = await firstStep();
    expect(await other.post('/auth/two-factor/verify-totp', { code: codeNow() })).toMatchObject({
      status: 429,
      body: { errorCode: 'too-many-requests' },
    });
    pass(16 * 60_000);
    const again = await firstStep();
    expect((await again.post('/auth/two-factor/verify-totp', { code: codeNow() })).status).toBe(200);
  });

  test('waits ten minutes for the code', async () => {
    const other = await firstStep();
    pass(limits.secondStep + 1000);
    expect(await other.post('/auth/two-factor/verify-totp', { code: codeNow() })).toMatchObject({
      status: 401,
      body: { errorCode: 'second-factor.again' },
    });
  });

  test('takes each recovery code once', async () => {
    expect(recovery).toHaveLength(10);
    const other = await firstStep();
    expect(await other.post('/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' })).toMatchObject({
      status: 401,
      body: { errorCode: 'second-factor.recovery-wrong' },
    });
    expect((await other.post('/auth/two-factor/verify-backup-code', { code: `  ${recovery[0]} ` })).status).toBe(200);
    expect(await isIn(other)).toBe(true);
    const again = await firstStep();
    expect((await again.post('/auth/two-factor/verify-backup-code', { code: recovery[0] })).status).toBe(401);
    expect((await again.post('/auth/two-factor/verify-backup-code', { code: recovery[1] })).status).toBe(200);
  });

  test('new recovery codes make the old ones void', async () => {
    const { status, body } = await browser.post('/auth/two-factor/generate-backup-codes', { password });
    expect([status, Object.values(body['backupCodes'] ?? {}).length]).toEqual([200, 10]);
    const other = await firstStep();
    expect((await other.post('/auth/two-factor/verify-backup-code', { code: recovery[2] })).status).toBe(401);
  });

  test('keeps neither key nor recovery codes in the clear', async () => {
    const row = await db.selectFrom('user_second_factor').selectAll().executeTakeFirstOrThrow();
    expect(`${row.secret} ${row.backup_codes}`).not.toContain(authenticator.secret.base32);
    expect(row.backup_codes).not.toContain(recovery[3]);
  });

  test('a shorter password is fine beside it, but then it stays on', async () => {
    const short = 'egel-uil-bij';
    expect((await browser.post('/auth/change-password', { currentPassword: password, newPassword: short })).status).toBe(200);
    expect(await browser.post('/auth/two-factor/disable', { password: short })).toMatchObject({
      status: 422,
      body: { errorCode: 'second-factor.password-short' },
    });
    expect((await browser.post('/auth/change-password', { currentPassword: short, newPassword: password })).status).toBe(200);
    expect((await browser.post('/auth/two-factor/disable', { password })).status).toBe(200);
    expect((await new Browser(app).signIn()).body).toEqual({ twoFactorRedirect: false });
  });
});
