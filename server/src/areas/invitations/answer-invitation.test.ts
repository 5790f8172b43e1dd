import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../access/cookie.ts';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { day, lindenhof, hour, kempen, refusal, invitationsIn } from './invitations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { admin, editor, viewer } = tenants.streekdata.builtInRoles;
const { invited, row, traces, mails, rolesOf, begin } = invitationsIn(world);
beforeEach(begin);

describe('whoever is invited and has an account', () => {
  const joost = world.as(people.joost);
  const info = () => joost.post('/session/info', { timeZone: 'Europe/Amsterdam', locale: 'nl' });

  test('is let in without a role, sees what it is about, and nothing else', async () => {
    expect(refusal(await info())).toEqual({ status: 401, code: 'session.no-roles' });
    const key = await invited(people.karel, people.joost.email, { message: 'Doe je mee?' });
    const { status, body } = await info();
    expect({ status, invites: body['invites'] }).toEqual({
      status: 200,
      invites: [{ key, role: 'Redacteur', place: 'Bibliotheek Lindenhof', expires: later(filledAt, 14 * day) }],
    });
    expect((await joost.get('/invitation')).body).toEqual([
      {
        key,
        role: { key: editor, name: 'Redacteur', builtIn: 'editor', description: expect.stringContaining('Bewerkt') },
        place: { ...lindenhof, name: 'Bibliotheek Lindenhof' },
        scope: 'current',
        message: 'Doe je mee?',
        inviter: 'Karel Jansen',
        expiresAt: later(filledAt, 14 * day),
      },
    ]);
    expect((await joost.get(`/organisation/${its.lindenhof.key}`)).status).toBe(404);
    world.at(later(filledAt, 14 * day));
    expect((await joost.get('/invitation')).body).toEqual([]);
    expect(refusal(await info())).toEqual({ status: 401, code: 'session.no-roles' });
  });

  test('accepts: the role is theirs, both traces stand, and the inviter hears', async () => {
    const key = await invited(people.karel, people.joost.email);
    const at = later(filledAt, day);
    world.at(at);
    expect((await joost.post(`/invitation/${key}/acceptance`, {})).status).toBe(200);
    expect(await rolesOf(people.joost)).toEqual([
      { role: editor, scope: 'current', team: null, organisation: its.lindenhof.key, created_by: people.joost.key },
    ]);
    expect((await joost.get(`/organisation/${its.lindenhof.key}`)).status).toBe(200);
    expect((await traces(key)).at(-1)).toMatchObject({ action: 'accepted', act: 'accept', by: people.joost.key });
    const [mail] = (await mails()).filter(({ kind }) => kind === 'invitation-answered');
    expect(mail).toMatchObject({ recipient: people.karel.email, subject: `${people.joost.email} doet mee bij Bibliotheek Lindenhof` });
    expect(refusal(await joost.post(`/invitation/${key}/acceptance`, {}))).toEqual({ status: 409, code: 'invitation.answered' });
    expect(refusal(await joost.post(`/invitation/${key}/denial`, {}))).toEqual({ status: 409, code: 'invitation.answered' });
  });

  test('declines: no role, a trace, and the inviter hears', async () => {
    const key = await invited(people.karel, people.joost.email);
    expect((await joost.post(`/invitation/${key}/denial`, {})).status).toBe(200);
    expect(await rolesOf(people.joost)).toEqual([]);
    expect((await traces(key)).at(-1)).toMatchObject({ action: 'denied', act: 'deny', by: people.joost.key });
    expect((await mails()).at(-1)).toMatchObject({
      recipient: people.karel.email,
      subject: `${people.joost.email} heeft uw uitnodiging geweigerd`,
    });
    expect(refusal(await joost.post(`/invitation/${key}/acceptance`, {}))).toEqual({ status: 409, code: 'invitation.answered' });
  });

  test('whoever chose not to hear of answers gets no mail', async () => {
    const db = world.db();
    await db
      .updateTable('user_account')
      .set({ mail_preferences: JSON.stringify({ 'invitation-answered': 'off' }) })
      .where('id', '=', people.karel.key)
      .execute();
    const key = await invited(people.karel, people.joost.email);
    await joost.post(`/invitation/${key}/denial`, {});
    await db.updateTable('user_account').set({ mail_preferences: '{}' }).where('id', '=', people.karel.key).execute();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  test('who was given the role meanwhile gets no second one', async () => {
    const key = await invited(people.karel, people.joost.email);
    await world
      .db()
      .insertInto('assignment')
      .values({
        key: world.house.newKey(),
        user_id: people.joost.key,
        role: editor,
        organisation: its.lindenhof.key,
        scope: 'currentAndBeneath',
      })
      .execute();
    expect((await joost.post(`/invitation/${key}/acceptance`, {})).status).toBe(200);
    expect(await rolesOf(people.joost)).toHaveLength(1);
    expect((await row(key)).answer).toBe('accepted');
  });

  test('pressing twice at the same moment gives one role', async () => {
    const key = await invited(people.karel, people.joost.email);
    const both = await Promise.all([joost.post(`/invitation/${key}/acceptance`, {}), joost.post(`/invitation/${key}/acceptance`, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rolesOf(people.joost)).toHaveLength(1);
  });
});

describe('nobody gets more than was meant', () => {
  const joost = world.as(people.joost);

  test('another person’s invitation does not exist, whoever asks', async () => {
    const key = await invited(people.karel, 'nieuw@bieb.example');
    for (const who of [people.joost, people.femke, people.anna, people.karel, people.els]) {
      for (const answer of ['acceptance', 'denial']) {
        expect(refusal(await world.as(who).post(`/invitation/${key}/${answer}`, {}))).toEqual({ status: 404, code: 'record.unknown' });
      }
    }
    expect((await world.as(people.joost).get('/invitation')).body).toEqual([]);
    expect((await row(key)).answer).toBeNull();
  });

  test('the invitation is what was sent: an answer that names another role, place or scope changes nothing', async () => {
    const key = await invited(people.karel, people.joost.email, { role: viewer });
    const more = { role: admin, place: kempen, scope: 'currentAndBeneath', person: people.femke.key, email: people.femke.email };
    expect((await joost.post(`/invitation/${key}/acceptance`, more)).status).toBe(200);
    expect(await rolesOf(people.joost)).toEqual([
      expect.objectContaining({ role: viewer, scope: 'current', organisation: its.lindenhof.key }),
    ]);
  });

  const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'the inviter lost the role',
      () =>
        world
          .db()
          .updateTable('assignment')
          .set({ organisation: its.deHeikant.key })
          .where('user_id', '=', people.karel.key)
          .where('organisation', '=', its.lindenhof.key)
          .execute(),
      () =>
        world
          .db()
          .updateTable('assignment')
          .set({ organisation: its.lindenhof.key })
          .where('user_id', '=', people.karel.key)
          .where('organisation', '=', its.deHeikant.key)
          .execute(),
    ],
    [
      'the inviter’s account was closed',
      () => world.db().updateTable('user_account').set({ deactivated_at: filledAt }).where('id', '=', people.karel.key).execute(),
      () => world.db().updateTable('user_account').set({ deactivated_at: null }).where('id', '=', people.karel.key).execute(),
    ],
    [
      'the organisation was archived',
      () => world.db().updateTable('organisation').set({ archived_at: filledAt }).where('key', '=', its.lindenhof.key).execute(),
      () => world.db().updateTable('organisation').set({ archived_at: null }).where('key', '=', its.lindenhof.key).execute(),
    ],
  ];
  test.each(changes)('not when %s meanwhile: neither shown nor accepted, but declined', async (_, change, undo) => {
    const key = await invited(people.karel, people.joost.email);
    await change();
    try {
      expect((await joost.get('/invitation')).body).toEqual([]);
      expect(refusal(await joost.post(`/invitation/${key}/acceptance`, {}))).toEqual({ status: 409, code: 'invitation.invalid' });
      expect(await rolesOf(people.joost)).toEqual([]);
      expect((await joost.post(`/invitation/${key}/denial`, {})).status).toBe(200);
    } finally {
      await undo();
    }
  });

  test('not when the role holds more by now than the inviter', async () => {
    const db = world.db();
    const role = world.house.newKey();
    await db
      .insertInto('role')
      .values({ key: role, name: 'Groeirol', description: '', rights: ['ORGANISATION:read'], built_in: null, team: teams.root.key })
      .execute();
    const key = await invited(people.karel, people.joost.email, { role });
    await db
      .updateTable('role')
      .set({ rights: ['ORGANISATION:read', 'ORGANISATION:archive'] })
      .where('key', '=', role)
      .execute();
    expect(refusal(await joost.post(`/invitation/${key}/acceptance`, {}))).toEqual({ status: 409, code: 'invitation.invalid' });
    // Somebody who holds as much sends it again, and vouches for it from then on.
    world.at(later(filledAt, hour));
    expect((await world.as(people.bram).post(`/invitation/${key}/resending`, { version: 1 })).status).toBe(200);
    expect((await joost.post(`/invitation/${key}/acceptance`, {})).status).toBe(200);
  });

  test('the token stands nowhere but sealed in the mail', async () => {
    const key = await invited(people.karel, 'nieuw@bieb.example');
    const { token_hash: hash } = await row(key);
    const [mail] = await mails();
    const sealed = mail?.secret ?? '';
    expect(sealed.length).toBeGreaterThan(60);
    expect(hashOf(sealed)).not.toBe(hash);
    const outbox = await world.as(people.anna).get(`/outbox/${mail?.key}`);
    expect(outbox.text).not.toContain(sealed);
    expect(outbox.text).not.toContain(hash);
  });
});
