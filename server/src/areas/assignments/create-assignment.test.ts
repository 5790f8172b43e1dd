import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { assignmentsIn, atOrganisation, atTeam, both, said } from './assignments.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { somebody, holds, deactivate, mailTo, writesThatWait } = assignmentsIn(world);

const { admin, manager, editor, viewer } = tenants.streekdata.builtInRoles;
const { dataSteward } = streekdataRoles;
const [anna, bram, karel] = [world.as(people.anna), world.as(people.bram), world.as(people.karel)];
const gift = (change: object) => ({ person: people.femke.key, role: viewer, place: atTeam(teams.kempen), scope: both, ...change });

describe('giving a role', () => {
  test('holds at once, on every server process, and is in the log by keys', async () => {
    const noor = world.as(people.noor);
    expect((await noor.get(`/team/${teams.kempen.key}`)).status).toBe(404);
    const { status, body } = await anna.post('/assignment', gift({ person: people.noor.key, role: editor }));
    expect({ status, version: body.version }).toEqual({ status: 200, version: 1 });
    expect((await noor.get(`/team/${teams.kempen.key}`)).status).toBe(200);
    const log = await logOf(world, String(body.key));
    expect(log).toMatchObject([
      {
        act: 'assign',
        action: 'create',
        by: people.anna.key,
        details: { values: { person: people.noor.key, role: editor, team: teams.kempen.key, scope: both } },
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Noor|@/);
  });

  test('is told to who got it, in their language, and to nobody else', async () => {
    const person = await somebody(viewer, atOrganisation(its.lindenhof));
    await world.db().updateTable('user_account').set({ language: 'en' }).where('id', '=', person.key).execute();
    const before = await world.db().selectFrom('mail').select('key').execute();
    await karel.post('/assignment', gift({ person: person.key, role: editor, place: atOrganisation(its.lindenhof) }));
    const [mail, ...others] = await mailTo(person.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'roles-changed', subject: 'You have the role Editor at Bibliotheek Lindenhof' });
    expect(mail?.body_text).toContain('Karel Jansen gave you the role Editor at Bibliotheek Lindenhof');
    expect(mail?.body_text).toContain('there and for everything beneath');
    expect(await world.db().selectFrom('mail').select('key').execute()).toHaveLength(before.length + 1);
    expect(world.woken).toContain('deliver');
  });

  test('is not told to who does not want to hear it, or did it', async () => {
    const person = await somebody(viewer, atTeam(teams.meierij));
    await world
      .db()
      .updateTable('user_account')
      .set({ mail_preferences: JSON.stringify({ 'roles-changed': 'off' }) })
      .where('id', '=', person.key)
      .execute();
    await bram.post('/assignment', gift({ person: person.key, role: editor, place: atTeam(teams.meierij) }));
    expect(await mailTo(person.email)).toEqual([]);
    expect((await bram.post('/assignment', gift({ person: people.bram.key, role: viewer }))).status).toBe(200);
    expect(await mailTo(people.bram.email)).toEqual([]);
  });
});

describe('nobody gives what they could not', () => {
  const notHeld = { status: 409, code: 'assignment.rights-not-held' };
  const unknown = { status: 404, code: 'record.unknown' };
  test.each([
    ['a manager makes no administrator', people.karel, { role: admin, place: atOrganisation(its.lindenhof) }, notHeld],
    [
      'nor somebody with a right that a manager lacks',
      people.karel,
      { role: dataSteward.key, place: atOrganisation(its.lindenhof) },
      notHeld,
    ],
    ['nor themselves', people.karel, { person: people.karel.key, role: admin, place: atOrganisation(its.lindenhof) }, notHeld],
    ['without the right', people.ilse, {}, { status: 403, code: 'right.missing' }],
    ['of a place that cannot be seen', people.carla, {}, unknown],
    ['of the team above', people.bram, { place: atTeam(teams.root) }, unknown],
    ['of an organisation elsewhere', people.karel, { place: atOrganisation(its.kempenarchief) }, unknown],
    ['of a place that is not there', people.anna, { place: atTeam({ key: world.house.newKey() }) }, unknown],
    ['of another tenant’s place', people.anna, { place: atTeam(teams.vlaanderen.root) }, unknown],
    ['somebody of another tenant', people.anna, { person: people.koen.key }, unknown],
    ['somebody who is not there', people.anna, { person: world.house.newKey() }, unknown],
    ['somebody whom the giver does not know', people.bram, { person: people.joost.key }, unknown],
    ['a role of another tenant', people.anna, { role: tenants.vlaanderen.builtInRoles.viewer }, { status: 409, code: 'role.not-usable' }],
    ['a role that is not there', people.anna, { role: world.house.newKey() }, { status: 409, code: 'role.not-usable' }],
    ['at an archived organisation', people.anna, { place: atOrganisation(its.suikerMuseum) }, { status: 409, code: 'save.archived' }],
    [
      'what is held already',
      people.anna,
      { person: people.bram.key, role: admin, place: atTeam(teams.noordBrabant) },
      { status: 409, code: 'assignment.exists' },
    ],
    [
      'what is held further already',
      people.anna,
      { person: people.bram.key, role: admin, place: atTeam(teams.noordBrabant), scope: 'beneath' },
      { status: 409, code: 'assignment.exists' },
    ],
  ])('%s', async (_, who, change, expected) => {
    const before = await world.db().selectFrom('assignment').selectAll().orderBy('key').execute();
    expect(said(await world.as(who).post('/assignment', gift(change)))).toEqual(expected);
    expect(await world.db().selectFrom('assignment').selectAll().orderBy('key').execute()).toEqual(before);
  });

  test('a role of a team elsewhere', async () => {
    const key = world.house.newKey();
    await world
      .db()
      .insertInto('role')
      .values({ key, name: 'Fries', description: '', rights: ['TEAM:read'], team: teams.fryslan.key })
      .execute();
    expect(said(await anna.post('/assignment', gift({ role: key })))).toEqual({ status: 409, code: 'role.not-usable' });
    expect(said(await anna.post('/assignment', gift({ role: key, place: atTeam(teams.sudwestFryslan) })))).toMatchObject({ status: 200 });
  });

  test('names the rights that are missing', async () => {
    const { body } = await karel.post('/assignment', gift({ role: dataSteward.key, place: atOrganisation(its.lindenhof) }));
    expect(body).toMatchObject({ values: { rights: 'ORGANISATION:fieldAdmin' } });
  });

  test('who holds a role at the team only gives nothing beneath it', async () => {
    const person = await somebody(admin, atTeam(teams.kempen), 'current');
    const by = world.as(person);
    expect(said(await by.post('/assignment', gift({ person: person.key, role: admin })))).toEqual(notHeld);
    expect(said(await by.post('/assignment', gift({ person: person.key, role: admin, scope: 'beneath' })))).toEqual(notHeld);
    expect(said(await by.post('/assignment', gift({ person: person.key, role: viewer, scope: 'current' })))).toMatchObject({ status: 200 });
  });

  test('who holds it beneath only gives nothing at the team', async () => {
    const person = await somebody(admin, atTeam(teams.veluwe), 'beneath');
    expect(said(await world.as(person).post('/assignment', gift({ person: person.key, place: atTeam(teams.veluwe) })))).toEqual(unknown);
  });

  test('somebody with a deactivated account', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    await deactivate(person);
    const answer = await bram.post('/assignment', gift({ person: person.key, role: editor }));
    expect(said(answer)).toEqual({ status: 409, code: 'assignment.person-inactive' });
  });

  test('fields that are not asked for change nothing', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    const more = {
      key: people.anna.key,
      createdBy: people.anna.key,
      tenant: tenants.vlaanderen.key,
      version: 9,
      inviter: people.anna.key,
      user: people.anna.key,
    };
    const { body } = await bram.post('/assignment', { ...gift({ person: person.key, role: editor }), ...more });
    const row = await world.db().selectFrom('assignment').selectAll().where('key', '=', String(body.key)).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      user_id: person.key,
      created_by: people.bram.key,
      tenant: tenants.streekdata.key,
      version: 1,
      inviter: null,
    });
  });

  test.each([
    [{ scope: 'everywhere' }, ['scope']],
    [{ role: 'admin' }, ['role']],
    [{ person: undefined }, ['person']],
    [{ place: { kind: 'product', key: teams.kempen.key } }, ['place.kind']],
    [{ place: { kind: 'team' } }, ['place.key']],
  ])('%j is refused with its field named', async (change, fields) => {
    const { status, body } = await anna.post('/assignment', gift(change));
    expect({ status, fields: body.problems?.map(({ field }) => field) }).toEqual({ status: 400, fields });
  });
});

test('of two who give the same at once, one is told that it is held', async () => {
  const person = await somebody(viewer, atTeam(teams.kempen));
  const wanted = gift({ person: person.key, role: manager });
  const answers = await Promise.all([anna, bram, anna, bram].map((by) => by.post('/assignment', wanted)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.flatMap(({ status, body }) => (status === 409 ? [body.errorCode] : []))).toEqual(Array(3).fill('assignment.exists'));
});

test('also when the other does not wait for the place, as an accepted invitation', async () => {
  const person = await somebody(viewer, atTeam(teams.kempen));
  let given: ReturnType<typeof anna.post> | undefined;
  await world
    .db()
    .transaction()
    .execute(async (trx) => {
      const key = world.house.newKey();
      const row = { key, user_id: person.key, role: editor, team: teams.kempen.key, scope: both, created_at: world.house.clock() };
      await trx.insertInto('assignment').values(row).execute();
      given = anna.post('/assignment', gift({ person: person.key, role: editor }));
      // Until the other write has seen that nothing is held, and stands still before the database.
      for (let waiting = 0; waiting === 0; ) waiting = await writesThatWait();
    });
  expect(await given).toMatchObject({ status: 409, body: { errorCode: 'assignment.exists' } });
  expect(await holds(person.held)).toBeDefined();
});
