import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { day, hour, kempen, outcomes, refusal, results, invitationsIn, type Wanted } from './invitations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { admin, manager, editor, viewer } = tenants.streekdata.builtInRoles;
const { invite, invited, row, traces, mails, begin } = invitationsIn(world);
beforeEach(begin);

describe('inviting', () => {
  test('answers for each address, in the order given', async () => {
    await invited(people.karel, 'al@bieb.example');
    await db14('oud@bieb.example');
    world.outsideSays(({ value }) => (value.endsWith('@geenmail.example') ? 'refused' : 'ok'));
    const { body } = await invite(people.karel, {
      emails: [
        'Een <EEN@bieb.example>',
        'een@bieb.example',
        'geen',
        people.femke.email,
        'al@bieb.example',
        'x@geenmail.example',
        'oud@bieb.example',
      ],
    });
    expect(results(body).map(({ email, outcome, key }) => [email, outcome, key !== null])).toEqual([
      ['een@bieb.example', 'invited', true],
      ['een@bieb.example', 'double', false],
      ['geen', 'invalid', false],
      [people.femke.email, 'holds-already', false],
      ['al@bieb.example', 'invited-already', false],
      ['x@geenmail.example', 'email-domain', false],
      ['oud@bieb.example', 'invited', true],
    ]);
    expect(world.woken).toContain('deliver');
  });

  /** An invitation that expired without an answer. */
  const db14 = async (email: string): Promise<string> => {
    const key = await invited(people.karel, email);
    await world
      .db()
      .updateTable('invitation')
      .set({ expires_at: filledAt, created_at: later(filledAt, -15 * day) })
      .where('key', '=', key)
      .execute();
    return key;
  };

  test('an expired one to the same makes room, and both stand in the log', async () => {
    const old = await db14('oud@bieb.example');
    const key = await invited(people.karel, 'oud@bieb.example');
    expect(await row(old)).toMatchObject({ answer: 'withdrawn', answered_at: filledAt });
    expect((await traces(old)).map(({ action }) => action)).toEqual(['invited', 'delete']);
    expect((await row(key)).answer).toBeNull();
  });

  test('leaves the invitation, its trace without address or name, and a mail with a sealed token', async () => {
    const key = await invited(people.karel, 'nieuw@bieb.example', { message: 'Welkom, Nel!' });
    const it = await row(key);
    expect(it).toMatchObject({
      email: 'nieuw@bieb.example',
      role: editor,
      organisation: its.lindenhof.key,
      team: null,
      scope: 'current',
      language: 'nl',
      message: 'Welkom, Nel!',
      created_by: people.karel.key,
      sent_at: filledAt,
      expires_at: later(filledAt, 14 * day),
      times_sent: 1,
      answer: null,
    });
    expect(await traces(key)).toEqual([
      {
        action: 'invited',
        act: 'invite',
        by: people.karel.key,
        details: { values: { role: editor, organisation: its.lindenhof.key, scope: 'current' } },
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'invitation',
      recipient: 'nieuw@bieb.example',
      state: 'queued',
      subject: 'Karel Jansen nodigt u uit voor Bibliotheek Lindenhof',
    });
    expect(mail?.secret).toBeTruthy();
    expect(mail?.body_text).toContain('access/#/invitation/{secret}');
    expect(it.token_hash).toHaveLength(43);
    expect(JSON.stringify(mail)).not.toContain(it.token_hash);
  });

  test('is possible at a team, further down or only beneath', async () => {
    const key = await invited(people.bram, 'team@bieb.example', { place: kempen, scope: 'beneath', role: viewer });
    expect(await row(key)).toMatchObject({ team: teams.kempen.key, organisation: null, scope: 'beneath' });
  });

  test.each<[string, { key: string }, Partial<Wanted>, { status: number; code: string }]>([
    ['somebody who may not assign roles', people.femke, {}, { status: 403, code: 'right.missing' }],
    ['somebody of another team', people.carla, {}, { status: 404, code: 'record.unknown' }],
    ['somebody of another tenant', people.els, {}, { status: 404, code: 'record.unknown' }],
    [
      'to a place that does not exist',
      people.anna,
      { place: { kind: 'team', key: its.lindenhof.key } },
      { status: 404, code: 'record.unknown' },
    ],
    ['to a role of more rights than one’s own', people.karel, { role: admin }, { status: 409, code: 'assignment.rights-not-held' }],
    ['to one’s own role at the team above', people.karel, { place: kempen, role: manager }, { status: 404, code: 'record.unknown' }],
    [
      'further than one’s own role reaches',
      people.wietske,
      { place: { kind: 'team', key: teams.fryslan.key }, role: viewer },
      { status: 404, code: 'record.unknown' },
    ],
    ['to a role that does not exist', people.karel, { role: its.lindenhof.key }, { status: 409, code: 'role.not-usable' }],
    ['to another tenant’s role', people.karel, { role: tenants.vlaanderen.builtInRoles.viewer }, { status: 409, code: 'role.not-usable' }],
    [
      'to what is archived',
      people.anna,
      { place: { kind: 'organisation', key: its.suikerMuseum.key } },
      { status: 409, code: 'save.archived' },
    ],
    ['without an address', people.karel, { emails: [] }, { status: 400, code: 'input.invalid' }],
    [
      'more than a hundred',
      people.karel,
      { emails: Array.from({ length: 101 }, (_, at) => `a${at}@x.example`) },
      { status: 400, code: 'input.invalid' },
    ],
    ['in another language', people.karel, { language: 'fr' }, { status: 400, code: 'input.invalid' }],
  ])('is refused: %s', async (_, who, change, expected) => {
    expect(refusal(await invite(who, change))).toEqual(expected);
    expect(await mails()).toEqual([]);
  });

  test('a custom role of another part of the tree cannot be given', async () => {
    const role = world.house.newKey();
    await world
      .db()
      .insertInto('role')
      .values({ key: role, name: 'Friese rol', description: '', rights: ['ORGANISATION:read'], built_in: null, team: teams.fryslan.key })
      .execute();
    expect(refusal(await invite(people.anna, { role }))).toEqual({ status: 409, code: 'role.not-usable' });
  });

  test('one address is not flooded, however often it is withdrawn and invited again', async () => {
    for (let time = 0; time < 5; time++) {
      const key = await invited(people.karel, 'vol@bieb.example');
      expect((await world.as(people.karel).delete(`/invitation/${key}`, { version: 1 })).status).toBe(200);
    }
    expect(outcomes((await invite(people.karel, { emails: ['vol@bieb.example'] })).body)).toEqual(['too-often']);
    world.at(later(filledAt, day));
    await invited(people.karel, 'vol@bieb.example');
  });

  test('nobody sends hundreds in an hour', async () => {
    const values = Array.from({ length: 300 }, (_, at) => ({
      key: world.house.newKey(),
      email: `v${at}@x.example`,
      language: 'nl',
      role: editor,
      organisation: its.lindenhof.key,
      scope: 'current',
      created_at: filledAt,
      created_by: people.karel.key,
      updated_at: filledAt,
      sent_at: filledAt,
      expires_at: filledAt,
      answer: 'withdrawn',
      answered_at: filledAt,
    }));
    await world.db().insertInto('invitation').values(values).execute();
    expect(refusal(await invite(people.karel))).toEqual({ status: 429, code: 'invitation.too-many' });
    await invited(people.bram, 'nieuw@bieb.example');
    world.at(later(filledAt, hour + 1));
    await invited(people.karel, 'later@bieb.example');
  });

  test('two at the same moment invite one person once', async () => {
    const both = await Promise.all([invite(people.karel), invite(people.bram), invite(people.anna)]);
    expect(both.flatMap(({ body }) => outcomes(body)).sort()).toEqual(['invited', 'invited-already', 'invited-already']);
    expect(await mails()).toHaveLength(1);
  });
});
