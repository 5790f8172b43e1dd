import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTenants, secret, tenants } from '../../access/for-tests.ts';
import { later } from '../../access/limits.ts';
import { freshDatabase } from '../../database/for-tests.ts';
import { deliver } from './deliver.ts';
import { openMailbox } from './mailbox-for-tests.ts';
import type { Mail } from './mail.ts';
import { makeMailer } from './mailer.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const db = database.forTenant(tenants.localhost);
const now = '2026-11-21T09:00:00.000Z';

const mailbox = await openMailbox();
afterAll(mailbox.close);
const box = mailbox.mails;

const mailer = makeMailer({ secret, publicUrl: 'https://portal.example', newKey: randomUUID });
const from = 'Streekdata <noreply@streekdata.example>';
const post = { secret, smtpUrl: mailbox.url, from, publicUrl: 'https://portal.example' };

const failed: Mail = {
  kind: 'plan-failed',
  to: 'fatima@streekdata.example',
  name: 'Fatima Bouali',
  language: 'nl',
  path: '#/organisation/1',
  values: { title: 'Bibliotheek <Lindenhof> & Zn', revision: 34, at: '2026-11-21T08:30:00.000Z' },
  lines: ['Het telefoonnummer is te kort.', 'De prijs mist een omschrijving.'],
};
const reset: Mail = {
  kind: 'password-reset',
  to: 'jan@streekdata.example',
  name: '',
  language: 'en',
  values: {},
  path: 'access/#/reset/{secret}',
  origin: 'https://access.example',
  secret: 'tok-en',
};

const states = () => db.selectFrom('mail').select(['state', 'failure', 'secret']).orderBy('at').execute();

beforeEach(async () => {
  box.length = 0;
  mailbox.refuse(null);
  await db.deleteFrom('mail').execute();
});

test('a mail says who, what and why in both its parts, and where the button leads', async () => {
  const key = await mailer.write(db, failed, now);
  expect(await deliver(database, tenants.localhost, post, now)).toEqual({ sent: 1, kept: 0, failed: 0, waiting: 0 });
  const [mail] = box;
  expect(mail?.subject).toBe('Bibliotheek <Lindenhof> & Zn kon niet worden gepubliceerd');
  expect(mail?.messageId).toBe(`<${key}@streekdata.example>`);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('list')).toEqual({ unsubscribe: { url: expect.stringMatching(/\/#\/profile$/) } });
  expect(mail?.text).toContain('De geplande publicatie is mislukt');
  expect(mail?.text).not.toContain('Werkt de knop niet?');
  for (const part of [
    'Beste Fatima Bouali,',
    'Versie 34 van Bibliotheek <Lindenhof> & Zn zou op 21-11-2026 09:30 worden gepubliceerd',
    'Het telefoonnummer is te kort.',
    'De prijs mist een omschrijving.',
    'https://localhost/#/organisation/1',
    'Deze mail is verstuurd door Portaal localhost, localhost.',
  ]) {
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(part);
    expect(mail?.html).toContain(part.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'));
  }
});

test('a token is only in the mail itself', async () => {
  await mailer.write(db, reset, now);
  const [row] = await db.selectFrom('mail').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain('tok-en');
  await deliver(database, tenants.localhost, post, now);
  expect(box[0]?.text).toContain('https://access.example/access/#/reset/tok-en');
  expect(box[0]?.text).toContain('Hello,');
  expect(await states()).toEqual([{ state: 'sent', failure: null, secret: null }]);
});

test('a mail is part of what it is about: rolled back with it', async () => {
  const attempt = db.transaction().execute(async (trx) => {
    await mailer.write(trx, failed, now);
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect(await states()).toEqual([]);
});

test('without a mail server it is kept, without the token', async () => {
  await mailer.write(db, reset, now);
  expect(await deliver(database, tenants.localhost, { secret, from, publicUrl: post.publicUrl }, now)).toMatchObject({ kept: 1 });
  expect(await states()).toEqual([{ state: 'kept', failure: null, secret: null }]);
});

test('a server that cannot now is asked again, for a day', async () => {
  await mailer.write(db, reset, now);
  mailbox.refuse({ responseCode: 451 });
  expect(await deliver(database, tenants.localhost, post, now)).toMatchObject({ waiting: 1, sent: 0 });
  expect(await states()).toEqual([{ state: 'queued', failure: expect.stringContaining('not today'), secret: expect.any(String) }]);
  mailbox.refuse(null);
  expect(await deliver(database, tenants.localhost, post, later(now, 60_000))).toMatchObject({ sent: 1 });
  await mailer.write(db, failed, now);
  expect(
    await deliver(database, tenants.localhost, { ...post, smtpUrl: 'smtp://127.0.0.1:1' }, later(now, 25 * 60 * 60_000)),
  ).toMatchObject({ failed: 1 });
});

test('a server that refuses for good is believed, and the next mail goes out', async () => {
  await mailer.write(db, reset, now);
  mailbox.refuse({ responseCode: 550 });
  expect(await deliver(database, tenants.localhost, post, now)).toMatchObject({ failed: 1 });
  mailbox.refuse(null);
  await mailer.write(db, failed, later(now, 1000));
  expect(await deliver(database, tenants.localhost, post, now)).toMatchObject({ sent: 1, failed: 0 });
});

test('many at once send each mail once', async () => {
  for (let count = 0; count < 12; count++) await mailer.write(db, failed, now);
  const rounds = await Promise.all([1, 2, 3].map(() => deliver(database, tenants.localhost, post, now)));
  expect(rounds.reduce((sum, round) => sum + round.sent, 0)).toBe(12);
  expect(new Set(box.map((mail) => mail.messageId)).size).toBe(12);
  expect(box).toHaveLength(12);
});
