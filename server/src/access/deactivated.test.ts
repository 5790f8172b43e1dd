import { TOTP, URI } from 'otpauth';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { hashOf } from './cookie.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, password, tenants } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const app = await makeServer(database);
afterAll(() => app.close());
const db = database.forTenant(tenants.localhost);
let key = '';

beforeEach(async () => {
  for (const table of ['mail', 'sign_in_attempt', 'user_verification', 'user_account'] as const) await db.deleteFrom(table).execute();
  key = await makeFatima(database);
});
afterEach(() => void vi.useRealTimers());

/** As an administrator does it, but for the sessions, which are left to show that they open nothing. */
const deactivate = () => db.updateTable('user_account').set({ deactivated_at: new Date().toISOString() }).execute();
const sessions = () => db.selectFrom('user_session').select('id').execute();
const refusal = { status: 403, body: { errorCode: 'sign-in.deactivated' } };

test('a deactivated account is refused by its own message, to who knows the password and to nobody else', async () => {
  await deactivate();
  expect(await new Browser(app).signIn()).toMatchObject(refusal);
  expect((await new Browser(app).signIn()).body['message']).toContain('uitgeschakeld');
  const guessed = await new Browser(app).signIn('niet dit wachtwoord');
  const unknown = await new Browser(app).signIn('niet dit wachtwoord', 'niemand@streekdata.example');
  expect(guessed).toEqual(unknown);
  expect(await sessions()).toEqual([]);
  const { last_logon_at } = await db.selectFrom('user_account').select('last_logon_at').executeTakeFirstOrThrow();
  expect(last_logon_at).toBeNull();
});

test('a session that is left over lets nobody in, and does again once the account is activated', async () => {
  const browser = new Browser(app);
  await browser.signIn();
  await deactivate();
  expect(await sessions()).toHaveLength(1);
  expect((await browser.get('/public/v2/session')).status).toBe(412);
  expect((await browser.get('/auth/list-sessions')).status).toBe(412);
  await db.updateTable('user_account').set({ deactivated_at: null }).execute();
  expect((await browser.get('/public/v2/session')).status).toBe(200);
});

test('who is deactivated between the two steps does not come in by the second, with a code or a recovery code', async () => {
  const browser = new Browser(app);
  await browser.signIn();
  const { body } = await browser.post('/auth/two-factor/enable', { password });
  const authenticator = URI.parse(String(body['totpURI']));
  if (!(authenticator instanceof TOTP)) throw new Error('no time-based code');
  await browser.post('/auth/two-factor/verify-totp', { code: authenticator.generate() });
  const [recovery] = Object.values(body['backupCodes'] ?? {});
  const [one, other] = [new Browser(app), new Browser(app)];
  for (const half of [one, other]) expect((await half.signIn()).body).toEqual({ twoFactorRedirect: true });
  const before = await sessions();
  await deactivate();
  expect(await one.post('/auth/two-factor/verify-totp', { code: authenticator.generate() })).toMatchObject(refusal);
  expect(await other.post('/auth/two-factor/verify-backup-code', { code: recovery })).toMatchObject(refusal);
  expect(await new Browser(app).signIn()).toMatchObject(refusal);
  expect(await sessions()).toEqual(before);
});

test('no link to a new password is sent, and one that was sent before opens nothing', async () => {
  const token = 'a token from a mail';
  await db
    .insertInto('user_verification')
    .values({ identifier: hashOf(`reset-password:${token}`), value: key, expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    .execute();
  await deactivate();
  const asked = await new Browser(app).post('/auth/request-password-reset', { email });
  expect(asked).toEqual(await new Browser(app).post('/auth/request-password-reset', { email: 'niemand@streekdata.example' }));
  expect(await new Browser(app).post('/auth/reset-password', { token, newPassword: 'vier fietsen en een paraplu' })).toMatchObject(refusal);
  await app.close();
  expect(await db.selectFrom('mail').select('key').execute()).toEqual([]);
  await db.updateTable('user_account').set({ deactivated_at: null }).execute();
  expect(await (await makeServerAgain()).signIn()).toMatchObject({ status: 200 });
});

const makeServerAgain = async (): Promise<Browser> => {
  const again = await makeServer(database);
  afterAll(() => again.close());
  return new Browser(again);
};
