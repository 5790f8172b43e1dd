import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../access/for-tests.ts';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { openMailbox } from '../../outside/mail/mailbox-for-tests.ts';
import { day, hour } from './invitations.samples.ts';
import { codes, nel, unknown, linksIn } from './links.samples.ts';

const mailbox = await openMailbox();
afterAll(mailbox.close);
const world = await openWorld({ SMTP_URL: mailbox.url, MAIL_FROM: 'Streekdata <noreply@streekdata.example>' });
afterAll(world.close);
const { editor } = tenants.streekdata.builtInRoles;
const { browser, lookAt, accept, deny, invited, row, accountOf, tokenByMail, begin } = linksIn(world, mailbox);
beforeEach(begin);

describe('the mail, as a mail program reads it', () => {
  test('is Dutch, in text and in HTML, says who, where and until when, and its link works once', async () => {
    const { token, email } = await invited({ message: 'Fijn dat je <b>meedoet</b>.\nTot maandag!' });
    const [mail] = mailbox.mails;
    expect(mail?.to).toMatchObject({ text: email });
    expect(mail?.from).toMatchObject({ text: '"Streekdata" <noreply@streekdata.example>' });
    expect(mail?.subject).toBe('Karel Jansen nodigt u uit voor Bibliotheek Lindenhof');
    expect(mail?.html).toContain('lang="nl"');
    for (const part of [
      'Goedendag,',
      'Karel Jansen nodigt u uit als Redacteur bij Bibliotheek Lindenhof.',
      'Bewerkt gegevens en maakt ze gereed voor publicatie.',
      'geldig tot 05-12-2026 10:00',
      'Uitnodiging bekijken',
      'Tot maandag!',
    ]) {
      expect(mail?.text?.replace(/\s+/g, ' ')).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.text).toContain('<b>meedoet</b>');
    expect(mail?.html).toContain('&lt;b&gt;meedoet&lt;/b&gt;');
    expect(mail?.text).toContain(`http://localhost/access/#/invitation/${token}`);
    expect(mail?.html).toContain(`href="http://localhost/access/#/invitation/${token}"`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);

    expect((await accept(token)).status).toBe(200);
    expect(codes(await accept(token))).toEqual({ status: 409, code: 'invitation.accepted' });
    expect(codes(await lookAt(token))).toEqual({ status: 409, code: 'invitation.accepted' });
  });

  test('is English where that was chosen', async () => {
    await invited({ language: 'en' });
    const [mail] = mailbox.mails;
    expect(mail?.subject).toBe('Karel Jansen invites you to Bibliotheek Lindenhof');
    expect(mail?.text).toContain('invites you as Editor at');
    expect(mail?.html).toContain('lang="en"');
  });

  test('a personal word cannot lead the token elsewhere', async () => {
    const { token } = await invited({ message: 'Kijk op https://elders.example/?t={secret}' });
    const [mail] = mailbox.mails;
    expect(mail?.text).toContain('https://elders.example/?t=(secret)');
    const before = `${mail?.text}${mail?.html}`.split(token).slice(0, -1);
    expect(before.filter((text) => !text.endsWith('http://localhost/access/#/invitation/'))).toEqual([]);
    expect(before.length).toBeGreaterThan(3);
  });

  test('the token stands in no row of the database', async () => {
    const { token, key } = await invited();
    const db = world.db();
    const rows = JSON.stringify([
      await db.selectFrom('mail').selectAll().execute(),
      await row(key),
      await db.selectFrom('audit').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(await db.selectFrom('mail').select(['state', 'secret']).execute()).toEqual([{ state: 'sent', secret: null }]);
  });
});

describe('the page behind the link', () => {
  test('shows what it is about, to whoever has the link, and changes nothing', async () => {
    const { token, key, email } = await invited({ message: 'Welkom' });
    const before = await row(key);
    const { status, body } = await lookAt(token);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        email,
        inviter: 'Karel Jansen',
        role: { key: editor, name: 'Redacteur', builtIn: 'editor', description: expect.any(String) },
        place: { kind: 'organisation', key: its.lindenhof.key, name: 'Bibliotheek Lindenhof' },
        scope: 'current',
        message: 'Welkom',
        expiresAt: later(filledAt, 14 * day),
        account: 'new',
      },
    });
    expect(await row(key)).toEqual(before);
    expect(codes(await browser().get(`/public/v2/invitation?token=${token}`))).toEqual({ status: 404, code: 'not-found' });
  });

  test('every token that is none gets the same answer: made up, of another tenant, outdated, forgotten', async () => {
    const { token, key } = await invited();
    world.at(later(filledAt, hour));
    expect((await world.as(people.karel).post(`/invitation/${key}/resending`, { version: 1 })).status).toBe(200);
    const fresh = await tokenByMail();
    expect(fresh).not.toBe(token);
    const answers = [];
    for (const wrong of [token, 'x', '', 'A'.repeat(43), fresh.toLowerCase()]) {
      for (const ask of [lookAt, accept, deny]) answers.push(codes(await ask(wrong)));
    }
    const elsewhere = new Browser(world.app, 'vlaanderen.localhost');
    answers.push(codes(await lookAt(fresh, elsewhere)), codes(await accept(fresh, nel, elsewhere)), codes(await deny(fresh, elsewhere)));
    expect(answers).toEqual(answers.map(() => unknown));
    expect((await lookAt(fresh)).status).toBe(200);
  });

  test('guessing is slowed down, and one who has a link is not', async () => {
    const { token } = await invited();
    for (let time = 0; time < 40; time++) expect(codes(await lookAt(`guess-${time}`))).toEqual(unknown);
    expect(codes(await lookAt('guess-40'))).toEqual({ status: 429, code: 'too-many-requests' });
    const elsewhere = browser();
    elsewhere.address = '198.51.100.7';
    for (let time = 0; time < 50; time++) expect((await lookAt(token, elsewhere)).status).toBe(200);
  });

  test('withdrawn, declined and expired ones say so', async () => {
    const one = await invited();
    expect((await deny(one.token)).status).toBe(200);
    expect(codes(await lookAt(one.token))).toEqual({ status: 409, code: 'invitation.denied' });
    const other = await invited();
    await world.as(people.karel).delete(`/invitation/${other.key}`, { version: 1 });
    expect(codes(await accept(other.token))).toEqual({ status: 409, code: 'invitation.withdrawn' });
    const late = await invited();
    world.at(later(filledAt, 14 * day));
    for (const ask of [lookAt, accept, deny]) expect(codes(await ask(late.token))).toEqual({ status: 409, code: 'invitation.expired' });
    expect(await accountOf(late.email)).toBeUndefined();
  });
});
