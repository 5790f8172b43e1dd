import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { deliver } from '../outside/mail/deliver.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, pass, password, secret, tenants } from './for-tests.ts';
import { limits } from './limits.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
await makeFatima(database);
const app = await makeServer(database);
afterAll(() => app.close());
const db = database.forTenant(tenants.localhost);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const box: ParsedMail[] = [];
const port = await freePort();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void simpleParser(stream).then((mail) => (box.push(mail), done()), done),
});
smtp.listen(port, '127.0.0.1');
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

const post = {
  secret,
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Bronhouder <noreply@streekdata.example>',
  publicUrl: 'http://localhost',
};
const next = 'vier fietsen en een paraplu';

const written = () => db.selectFrom('mail').selectAll().orderBy('at').execute();

/** The mails are written after the answer. */
const writtenMails = (count: number) => vi.waitFor(async () => expect(await written()).toHaveLength(count), { timeout: 20_000 });

const ask = async (address: string): Promise<{ status: number; body: object }> => {
  const { status, body } = await new Browser(app).post('/auth/request-password-reset', { email: address });
  return { status, body };
};

/** Asks for a reset, lets the mail go out over SMTP, and takes the token out of the link in it. */
const tokenByMail = async (): Promise<string> => {
  await ask(email);
  await writtenMails(1);
  await deliver(database, tenants.localhost, post, new Date().toISOString());
  return /#\/reset\/([\w-]+)/.exec(String(box.at(-1)?.text))?.[1] ?? '';
};

const reset = (token: string, newPassword: string) => new Browser(app).post('/auth/reset-password', { token, newPassword });

beforeEach(async () => {
  box.length = 0;
  for (const table of ['mail', 'sign_in_attempt', 'user_verification', 'user_account'] as const) await db.deleteFrom(table).execute();
  await makeFatima(database);
});
afterEach(() => void vi.useRealTimers());

test('a mail with a link arrives, in text and HTML alike, and its token sets the password once', async () => {
  const inside = new Browser(app);
  await inside.signIn();
  const token = await tokenByMail();
  const [mail] = box;
  expect(mail?.to).toMatchObject({ text: email });
  expect(mail?.subject).toBe('Een nieuw wachtwoord voor Portaal localhost');
  expect(mail?.text).toContain('Beste Fatima Bouali,');
  expect(mail?.text).toContain(`http://localhost:8080/access/#/reset/${token}`);
  expect(mail?.html).toContain(`href="http://localhost:8080/access/#/reset/${token}"`);
  expect(mail?.html).toContain('lang="nl"');

  expect((await reset(token, next)).status).toBe(200);
  expect((await inside.get('/public/v2/session')).status).toBe(412);
  expect((await new Browser(app).signIn(password)).status).toBe(401);
  expect((await new Browser(app).signIn(next)).status).toBe(200);
  expect(await reset(token, password)).toMatchObject({ status: 422, body: { errorCode: 'reset.expired' } });
});

test('the token is neither in the outbox nor in the verification', async () => {
  const token = await tokenByMail();
  const rows = JSON.stringify([await written(), await db.selectFrom('user_verification').selectAll().execute()]);
  expect(token.length).toBeGreaterThan(20);
  expect(rows).not.toContain(token);
  expect(rows).toContain('{secret}');
  expect(await written()).toMatchObject([{ state: 'sent', secret: null, failure: null }]);
});

test('a bad password is refused at its reason and leaves the link good', async () => {
  const token = await tokenByMail();
  expect(await reset(token, 'te kort')).toMatchObject({ status: 422, body: { errorCode: 'password.short', values: { minimum: 15 } } });
  expect(await reset(token, 'Wachtwoord2026!!!')).toMatchObject({ status: 422, body: { errorCode: 'password.common' } });
  expect(await reset(token, 'fatima bouali 1980')).toMatchObject({ status: 422, body: { errorCode: 'password.personal' } });
  expect((await reset(token, next)).status).toBe(200);
});

test('the link works for an hour', async () => {
  const token = await tokenByMail();
  pass(limits.reset + 1000);
  expect(await reset(token, next)).toMatchObject({ status: 422, body: { errorCode: 'reset.expired' } });
});

test('the link of one tenant does nothing at another', async () => {
  const token = await tokenByMail();
  const other = new Browser(app, 'vlaanderen.localhost');
  expect(await other.post('/auth/reset-password', { token, newPassword: next })).toMatchObject({
    status: 422,
    body: { errorCode: 'reset.expired' },
  });
});

test('nobody learns whether there is an account', async () => {
  const known = await ask(email);
  expect(await ask('nobody@streekdata.example')).toEqual(known);
  expect(await ask('no address')).toEqual(known);
  await writtenMails(1);
  expect(await written()).toMatchObject([{ recipient: email, kind: 'password-reset', state: 'queued' }]);
});

test('a mailbox is not flooded: three mails, then a pause', async () => {
  for (let time = 0; time < 6; time++) expect(await ask(email)).toEqual({ status: 200, body: {} });
  await writtenMails(3);
  pass(5 * 60_000 + 1000);
  await ask(email);
  await writtenMails(4);
});

test('an account without a password gets one this way', async () => {
  await db.deleteFrom('user_credential').execute();
  expect((await new Browser(app).signIn(password)).status).toBe(401);
  expect((await reset(await tokenByMail(), next)).status).toBe(200);
  expect((await new Browser(app).signIn(next)).status).toBe(200);
});
