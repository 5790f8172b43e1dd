import { chosenMailKinds } from '@bronhouder/domain/people/mail-preferences.ts';
import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSite, setSite } from '../../access/for-tests.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const karel = world.as(people.karel);
beforeEach(() => world.at(filledAt));

const get = async (who = karel) => (await who.get('/profile')).body;
const own = async (who = karel) => {
  const { version, firstName, infix, familyName, phoneNumber, language } = await get(who);
  return { version, firstName, infix, familyName, phoneNumber, language };
};
const fieldsOf = (body: { problems?: { field: string; code: string }[] }) => body.problems?.map(({ field, code }) => `${field} ${code}`);

describe('one’s own data', () => {
  test('are what somebody said of themselves, with every choice spelled out', async () => {
    expect(await get()).toEqual({
      version: 1,
      email: people.karel.email,
      firstName: 'Karel',
      infix: '',
      familyName: 'Jansen',
      phoneNumber: people.karel.phoneNumber,
      language: 'nl',
      mail: Object.fromEntries(chosenMailKinds.map((kind) => [kind, 'now'])),
      standIn: null,
      standsInFor: [],
      changeable: true,
    });
  });

  test('are saved, with the name that others see, and a trace without them', async () => {
    const before = await own();
    const saved = { ...before, familyName: 'Jansen-de Wit', phoneNumber: '0497 36 12 34' };
    const answer = await karel.put('/profile', saved);
    expect(answer.body).toEqual({ version: Number(before.version) + 1 });
    expect(await own()).toEqual({ ...saved, version: answer.body.version, phoneNumber: '+31497361234' });
    const row = await world.db().selectFrom('user_account').select('name').where('id', '=', people.karel.key).executeTakeFirst();
    expect(row?.name).toBe('Karel Jansen-de Wit');
    const trace = (await logOf(world, people.karel.key)).at(-1);
    expect(trace).toMatchObject({
      act: 'saveProfile',
      by: people.karel.key,
      details: { values: { fields: 'familyName, phoneNumber' } },
    });
    expect(JSON.stringify(trace)).not.toContain('Wit');
  });

  test('that did not change leave no trace', async () => {
    const [before, log] = [await own(), await logOf(world, people.karel.key)];
    expect((await karel.put('/profile', before)).body).toEqual({ version: before.version });
    expect(await logOf(world, people.karel.key)).toEqual(log);
  });

  test('are refused with what is wrong at its field, and nothing is saved', async () => {
    const before = await own();
    const { status, body } = await karel.put('/profile', { ...before, firstName: '', familyName: ' ', phoneNumber: '12' });
    expect({ status, code: body.errorCode, fields: fieldsOf(body) }).toEqual({
      status: 422,
      code: 'form.problems',
      fields: ['firstName required', 'phoneNumber phone-short'],
    });
    expect(await own()).toEqual(before);
    expect((await karel.put('/profile', { ...before, language: 'fy' })).body.errorCode).toBe('input.invalid');
  });

  test('are not saved over a newer version', async () => {
    const before = await own();
    const answer = await karel.put('/profile', { ...before, version: Number(before.version) - 1 });
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 409, code: 'version.newer' });
  });

  test('are changed elsewhere where a site says so, but can always be read and taken along', async () => {
    const { version } = await own();
    const open = (yes: boolean) => setSite(world.house.database, 'localhost', { allow_my_profile: yes });
    await open(false);
    const mail = Object.fromEntries(chosenMailKinds.map((kind) => [kind, 'off']));
    for (const answer of [
      await karel.put('/profile', { ...(await own()), firstName: 'Carel' }),
      await karel.put('/profile/mail', { version, mail }),
      await karel.put('/profile/stand-in', { version, standIn: null }),
    ])
      expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 409, code: 'profile.closed' });
    expect((await get()).changeable).toBe(false);
    expect((await karel.get('/profile/export')).status).toBe(200);
    // Another site of the same tenant has a say of its own.
    await insertSite(world.house.database, 'elders.localhost', tenants.streekdata.key);
    const elsewhere = world.as(people.karel, 'elders.localhost');
    expect((await get(elsewhere)).changeable).toBe(true);
    expect((await elsewhere.put('/profile', { ...(await own()), firstName: 'Carel' })).status).toBe(200);
    expect((await elsewhere.put('/profile', { ...(await own()), firstName: 'Karel' })).status).toBe(200);
    await open(true);
  });
});

describe('mails', () => {
  test('are chosen by kind; what is not named is sent at once', async () => {
    const { version } = await get();
    const answer = await karel.put('/profile/mail', { version, mail: { 'organisation-changed': 'weekly', 'plan-done': 'off' } });
    expect(answer.body).toEqual({ version: Number(version) + 1 });
    expect((await get()).mail).toMatchObject({ 'organisation-changed': 'weekly', 'plan-done': 'off', 'plan-failed': 'now' });
    expect((await logOf(world, people.karel.key)).at(-1)).toMatchObject({
      act: 'saveMail',
      details: { values: { 'organisation-changed': 'weekly', 'plan-done': 'off' } },
    });
  });

  test.each([{ mail: { 'password-reset': 'off' } }, { mail: { 'plan-done': 'never' } }, {}])('%j is refused', async (input) => {
    const { version } = await get();
    expect((await karel.put('/profile/mail', { version, ...input })).body.errorCode).toBe('input.invalid');
  });

  test('are not chosen over a newer version', async () =>
    expect((await karel.put('/profile/mail', { version: 0, mail: {} })).body.errorCode).toBe('version.newer'));
});

describe('what is kept about somebody', () => {
  test('is one file with everything, and without anything that opens a door', async () => {
    const { key } = its.lindenhof;
    await karel.post('/favorite', { type: 'organisation', key, title: 'Bibliotheek Lindenhof' });
    await karel.put(`/organisation/${key}/notifications`, { on: true });
    const answer = await karel.get('/profile/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="bronhouder-2026-11-21.json"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const kept = JSON.parse(answer.text) as Record<string, object[]>;
    expect(kept).toMatchObject({
      portal: 'Streekdata',
      exportedAt: filledAt,
      account: { email: people.karel.email, firstName: 'Karel', secondFactor: false },
      roles: expect.arrayContaining([expect.objectContaining({ place: 'Bibliotheek Lindenhof', scope: 'currentAndBeneath' })]),
      favourites: [expect.objectContaining({ type: 'organisation', key, title: 'Bibliotheek Lindenhof' })],
      subscriptions: [expect.objectContaining({ key })],
      waysIn: [expect.objectContaining({ provider: 'credential' })],
      mailPreferences: expect.objectContaining({ 'organisation-changed': 'weekly' }),
    });
    expect(kept.sessions).not.toEqual([]);
    expect(kept.actions).toContainEqual(expect.objectContaining({ act: 'saveProfile', kind: 'user', record: people.karel.key }));
    const secrets = await world.db().selectFrom('user_credential').select('password').where('user_id', '=', people.karel.key).execute();
    const tokens = await world.db().selectFrom('user_session').select('token').where('user_id', '=', people.karel.key).execute();
    for (const secret of [...secrets.map(({ password }) => password ?? ''), ...tokens.map(({ token }) => token)])
      expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toMatch(/password|token_hash|"token"/);
  });

  test('is one’s own only', async () => {
    const femke = (await world.as(people.femke).get('/profile/export')).text;
    expect(femke).toContain(people.femke.email);
    expect(femke).not.toContain(people.karel.email);
    expect(femke).not.toContain('saveProfile');
  });
});
