import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setSite } from '../../access/for-tests.ts';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { anotherProcess } from '../../jobs/another-process-for-tests.ts';
import { runJob } from '../../jobs/jobs.ts';
import { openMailbox } from '../../outside/mail/mailbox-for-tests.ts';
import { day, hour } from './invitations.samples.ts';
import { codes, nel, password, unknown, linksIn } from './links.samples.ts';

const mailbox = await openMailbox();
afterAll(mailbox.close);
const world = await openWorld({ SMTP_URL: mailbox.url, MAIL_FROM: 'Streekdata <noreply@streekdata.example>' });
afterAll(world.close);
const { editor, admin } = tenants.streekdata.builtInRoles;
const { browser, lookAt, accept, deny, invited, row, accountOf, rolesAt, tracesOf, tokenByMail, begin } = linksIn(world, mailbox);
beforeEach(begin);

describe('somebody new', () => {
  test('gets an account with the address of the mail, the role, and is signed in', async () => {
    const { token, email, key } = await invited();
    const page = browser();
    const { status, body } = await accept(token, { ...nel, email: 'iemand.anders@bieb.example' }, page);
    expect({ status, body }).toEqual({
      status: 200,
      body: { signedIn: true, url: `http://localhost/#/organisation/${its.lindenhof.key}` },
    });
    const account = await accountOf(email);
    expect(account).toMatchObject({
      name: 'Nel van der Zanden',
      first_name: 'Nel',
      infix: 'van der',
      family_name: 'Zanden',
      language: 'nl',
      email_verified: true,
    });
    expect(await accountOf('iemand.anders@bieb.example')).toBeUndefined();
    expect(await rolesAt(email)).toEqual([{ role: editor, scope: 'current', organisation: its.lindenhof.key }]);
    expect((await page.get('/public/v2/session')).body).toMatchObject({ sessionData: { primaryEmail: email } });
    expect((await browser().signIn(password, email)).status).toBe(200);
    expect(await tracesOf(account?.id ?? '')).toMatchObject([{ kind: 'user', action: 'create', act: 'create', by: account?.id }]);
    expect((await tracesOf(key)).at(-1)).toMatchObject({ action: 'accepted', by: account?.id });
    await runJob(world.house, 'deliver');
    expect(mailbox.mails.at(-1)).toMatchObject({ subject: `${email} doet mee bij Bibliotheek Lindenhof` });
  });

  test.each([
    ['no name', { ...nel, firstName: ' ' }, { status: 400, code: 'input.invalid' }],
    ['no password', { ...nel, password: undefined }, { status: 400, code: 'input.invalid' }],
    ['no account at all', null, { status: 400, code: 'input.invalid' }],
    ['a short password', { ...nel, password: 'te kort' }, { status: 422, code: 'password.short' }],
    ['a common password', { ...nel, password: 'Wachtwoord2026!!!' }, { status: 422, code: 'password.common' }],
    ['their own name', { ...nel, password: 'zanden zanden zanden' }, { status: 422, code: 'password.personal' }],
  ])('with %s is refused, and the link stays good', async (_, account, expected) => {
    const { token, email } = await invited();
    expect(codes(await accept(token, account))).toEqual(expected);
    expect(await accountOf(email)).toBeUndefined();
    expect((await accept(token)).status).toBe(200);
  });

  test('pressing twice at once makes one account and one role', async () => {
    const { token, email } = await invited();
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rolesAt(email)).toHaveLength(1);
  });

  test('declining makes no account, and the log names nobody', async () => {
    const { token, email, key } = await invited();
    expect((await deny(token)).status).toBe(200);
    expect(await accountOf(email)).toBeUndefined();
    expect((await tracesOf(key)).at(-1)).toMatchObject({ action: 'denied', act: 'deny', by: null, at: filledAt });
    await runJob(world.house, 'deliver');
    expect(mailbox.mails.at(-1)).toMatchObject({ subject: `${email} heeft uw uitnodiging geweigerd` });
  });

  test('at a site with only providers comes without a password, and is not signed in', async () => {
    await setSite(world.house.database, 'localhost', { local_user: false });
    const { token, email } = await invited();
    expect(codes(await accept(token, nel))).toEqual({ status: 400, code: 'input.invalid' });
    expect((await accept(token, { ...nel, password: undefined })).body).toMatchObject({ signedIn: false });
    await setSite(world.house.database, 'localhost', { local_user: true });
    expect(await rolesAt(email)).toHaveLength(1);
    expect((await browser().signIn(password, email)).status).toBe(401);
  });
});

describe('somebody with an account', () => {
  test('gets the role without signing in, and is not signed in by the link', async () => {
    const { token, email } = await invited({ email: people.joost.email });
    expect((await lookAt(token)).body).toMatchObject({ account: 'existing' });
    const page = browser();
    expect((await accept(token, null, page)).body).toMatchObject({ signedIn: false });
    expect((await page.get('/public/v2/session')).status).toBe(412);
    expect(await rolesAt(email)).toEqual([{ role: editor, scope: 'current', organisation: its.lindenhof.key }]);
    await world.db().deleteFrom('assignment').where('user_id', '=', people.joost.key).execute();
  });

  test('cannot have their password or name changed by it', async () => {
    const before = await accountOf(people.joost.email);
    const { token } = await invited({ email: people.joost.email });
    expect((await accept(token, { ...nel, password: 'heel iets anders dan eerst' })).body).toMatchObject({ signedIn: false });
    expect(await accountOf(people.joost.email)).toEqual(before);
    expect((await browser().signIn('heel iets anders dan eerst', people.joost.email)).status).toBe(401);
    await world.db().deleteFrom('assignment').where('user_id', '=', people.joost.key).execute();
  });

  test('gets it although somebody else is signed in here, who gets nothing', async () => {
    const { token } = await invited({ email: people.joost.email, by: people.bram, role: admin });
    const page = browser();
    const { demoPassword } = await import('@bronhouder/world/demo-password.ts');
    expect((await page.signIn(demoPassword, people.femke.email)).status).toBe(200);
    expect((await accept(token, null, page)).body).toMatchObject({ signedIn: false });
    expect((await rolesAt(people.femke.email)).map(({ role }) => role)).toEqual([editor]);
    expect((await rolesAt(people.joost.email)).map(({ role }) => role)).toEqual([admin]);
    expect((await page.get('/public/v2/session')).body).toMatchObject({ sessionData: { primaryEmail: people.femke.email } });
    await world.db().deleteFrom('assignment').where('user_id', '=', people.joost.key).execute();
  });

  test('that is closed gets nothing, and is told so', async () => {
    const { token } = await invited({ email: people.joost.email });
    const db = world.db();
    await db.updateTable('user_account').set({ deactivated_at: filledAt }).where('id', '=', people.joost.key).execute();
    for (const ask of [lookAt, accept, deny]) expect(codes(await ask(token))).toEqual({ status: 409, code: 'invitation.account-closed' });
    await db.updateTable('user_account').set({ deactivated_at: null }).where('id', '=', people.joost.key).execute();
    expect(await rolesAt(people.joost.email)).toEqual([]);
  });
});

test('what the inviter may no longer give is said to be no longer valid', async () => {
  const { token, email } = await invited();
  const db = world.db();
  await db.updateTable('user_account').set({ deactivated_at: filledAt }).where('id', '=', people.karel.key).execute();
  expect([codes(await lookAt(token)), codes(await accept(token))]).toEqual([
    { status: 409, code: 'invitation.invalid' },
    { status: 409, code: 'invitation.invalid' },
  ]);
  expect((await deny(token)).status).toBe(200);
  await db.updateTable('user_account').set({ deactivated_at: null }).where('id', '=', people.karel.key).execute();
  expect(await accountOf(email)).toBeUndefined();
});

test('another website cannot answer in somebody’s name', async () => {
  const { token } = await invited();
  const foreign = browser();
  foreign.origin = 'https://elders.example';
  for (const ask of [lookAt(token, foreign), accept(token, nel, foreign), deny(token, foreign)]) {
    expect(codes(await ask)).toEqual({ status: 403, code: 'origin.foreign' });
  }
});

describe('what has expired', () => {
  test('is written down once on two processes, by nobody and at its end, and the inviter hears', async () => {
    const { key, email } = await invited();
    const end = later(filledAt, 14 * day);
    expect(await runJob(world.house, 'expire-invitations')).toBe(0);
    const now = later(end, 3 * hour);
    world.at(now);
    const other = await anotherProcess(world, now);
    const [here, there] = await Promise.all([runJob(world.house, 'expire-invitations'), other('expire-invitations')]);
    expect(here + there).toBe(1);
    expect(await runJob(world.house, 'expire-invitations')).toBe(0);
    expect((await tracesOf(key)).filter(({ action }) => action === 'expired')).toEqual([
      { kind: 'invitation', action: 'expired', act: 'expire', by: null, at: end },
    ]);
    mailbox.mails.length = 0;
    await runJob(world.house, 'deliver');
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([`Uw uitnodiging aan ${email} is verlopen`]);
  });

  test('can be sent again, accepted, and would expire again', async () => {
    const { key, token } = await invited();
    world.at(later(filledAt, 15 * day));
    await runJob(world.house, 'expire-invitations');
    const { version } = await row(key);
    expect((await world.as(people.karel).post(`/invitation/${key}/resending`, { version })).status).toBe(200);
    const fresh = await tokenByMail();
    expect((await lookAt(fresh)).status).toBe(200);
    expect(codes(await lookAt(token))).toEqual(unknown);
    world.at(later(filledAt, 30 * day));
    expect(await runJob(world.house, 'expire-invitations')).toBe(1);
  });

  test('is left alone where it was answered in time', async () => {
    const { token } = await invited();
    await accept(token);
    world.at(later(filledAt, 20 * day));
    expect(await runJob(world.house, 'expire-invitations')).toBe(0);
  });
});
