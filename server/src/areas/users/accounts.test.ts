import { monthsLater } from '@bronhouder/domain/people/unused.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf } from '../organisations/traces-for-tests.ts';
import { makePerson } from './for-tests.ts';

const world = await openWorld();
afterAll(world.close);
let now = filledAt;
// Each test has a moment of its own: whoever was signed out in the one before is signed in again.
beforeEach(() => world.at((now = later(now, 60_000))));

const { admin, editor } = tenants.streekdata.builtInRoles;
const root = { kind: 'team', key: teams.root.key } as const;
const lindenhof = { kind: 'organisation', key: its.lindenhof.key } as const;
const anna = world.as(people.anna);
type Who = { key: string };
const get = async (who: Who, by = anna) => (await by.get(`/user/${who.key}`)).body;
const versionOf = async (who: Who) => (await get(who)).version;
const code = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode];
const acts = async (who: Who) => (await logOf(world, who.key)).map(({ act, by }) => [act, by]);
const isIn = async (who: Who) => (await world.as(who).get('/session/update')).status !== 412;

describe('deactivating', () => {
  test('ends all sessions at once, keeps the roles, and is traced; activating lets the person in again', async () => {
    const it = await makePerson(world, 'Vertrek', [{ role: editor, place: lindenhof }]);
    expect(await isIn(it)).toBe(true);
    const { status, body } = await anna.post(`/user/${it.key}/deactivation`, { version: await versionOf(it) });
    expect({ status, body }).toEqual({ status: 200, body: { key: it.key, version: 2 } });
    expect(await world.db().selectFrom('user_session').select('id').where('user_id', '=', it.key).execute()).toEqual([]);
    expect(await isIn(it)).toBe(false);
    expect(await get(it)).toMatchObject({
      status: 'deactivated',
      deactivatedAt: now,
      sessions: 0,
      hidden: 0,
      actions: ['endSessions', 'activate', 'anonymise'],
    });
    expect((await get(it))['assignments']).toHaveLength(1);
    // A session that another process opened at this very moment lets nobody in either.
    world.at(later(now, 1000));
    expect(await isIn(it)).toBe(false);

    expect((await anna.delete(`/user/${it.key}/deactivation`, { version: 2 })).body).toEqual({ key: it.key, version: 3 });
    world.at(later(now, 2000));
    expect(await isIn(it)).toBe(true);
    expect(await acts(it)).toEqual([
      ['create', null],
      ['deactivate', people.anna.key],
      ['activate', people.anna.key],
    ]);
    expect(JSON.stringify(await logOf(world, it.key))).not.toMatch(/Vertrek|proef\.example/i);
  });

  test('takes the person from who can give rights, and from who can be told', async () => {
    const it = await makePerson(world, 'Gever', [{ role: admin, place: lindenhof }]);
    const givers = async () => (await anna.get(`/user/${people.femke.key}/rights/organisation/${its.lindenhof.key}`)).text;
    expect(await givers()).toContain('Gever');
    await anna.post(`/user/${it.key}/deactivation`, { version: 1 });
    expect(await givers()).not.toContain('Gever');
  });

  test('is refused for oneself, for the last administrator of the root team, twice, and from an older version', async () => {
    expect(code(await anna.post(`/user/${people.anna.key}/deactivation`, { version: await versionOf(people.anna) }))).toEqual([
      409,
      'user.self',
    ]);
    const other = await makePerson(world, 'Tweede', [{ role: admin, place: root }]);
    expect(await get(other)).toMatchObject({ lastOfRoot: false });
    const second = world.as(other);
    const before = await everything(world);
    expect(code(await anna.post(`/user/${other.key}/deactivation`, { version: 7 }))).toEqual([409, 'version.newer']);
    expect(code(await anna.delete(`/user/${other.key}/deactivation`, { version: 1 }))).toEqual([409, 'user.already']);
    expect(await everything(world)).toEqual(before);
    expect((await second.post(`/user/${people.anna.key}/deactivation`, { version: await versionOf(people.anna) })).status).toBe(200);
    // Now the second is the last one: nobody is left who could, but somebody who looks after accounts without handing out roles.
    const keeper = await makePerson(world, 'Beheer', []);
    await keeperRole(keeper);
    expect(await get(other, world.as(keeper))).toMatchObject({ lastOfRoot: true, actions: ['endSessions'] });
    for (const act of ['deactivation', 'anonymisation'])
      expect(code(await world.as(keeper).post(`/user/${other.key}/${act}`, { version: 1, email: other.email }))).toEqual([
        409,
        'user.last-of-root',
      ]);
    expect(
      (await second.delete(`/user/${people.anna.key}/deactivation`, { version: (await get(people.anna, second)).version })).status,
    ).toBe(200);
    world.at(later(now, 1000));
    expect((await anna.post(`/user/${other.key}/anonymisation`, { version: 1, email: other.email })).status).toBe(200);
  });

  test('of each other at the same moment leaves one administrator', async () => {
    const other = await makePerson(world, 'Rivaal', [{ role: admin, place: root }]);
    const outcomes = await Promise.all([
      anna.post(`/user/${other.key}/deactivation`, { version: 1 }),
      world.as(other).post(`/user/${people.anna.key}/deactivation`, { version: await versionOf(people.anna) }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const left = await world
      .db()
      .selectFrom('user_account')
      .select('id')
      .where('id', 'in', [other.key, people.anna.key])
      .where('deactivated_at', 'is', null)
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    await world.db().updateTable('user_account').set({ deactivated_at: null }).where('id', '=', people.anna.key).execute();
    await world.db().deleteFrom('assignment').where('user_id', '=', other.key).execute();
  });
});

/** A role of the tenant's own that looks after accounts and reads, but hands out no roles. */
const keeperRole = async ({ key }: Who) => {
  const db = world.db();
  const role = world.house.newKey();
  await db
    .insertInto('role')
    .values({ key: role, name: 'Accountbeheer', description: '', team: teams.root.key, rights: ['TEAM:read', 'TEAM:settings'] })
    .execute();
  await db
    .insertInto('assignment')
    .values({ key: world.house.newKey(), user_id: key, role, team: teams.root.key, scope: 'current', created_at: filledAt })
    .execute();
};

describe('anonymising', () => {
  test('forgets who it was for good, once the address was typed; the log keeps a former user', async () => {
    const it = await makePerson(world, 'Vergeten', [{ role: admin, place: lindenhof }]);
    const [self, path] = [world.as(it), `/user/${it.key}`];
    const { body: organisation } = await self.get(`/organisation/${its.lindenhof.key}`);
    expect((await self.put(`/organisation/${its.lindenhof.key}/notifications`, { on: true })).status).toBe(200);
    expect((await self.put(`/organisation/${its.lindenhof.key}/settings`, switchesOf(organisation, false))).status).toBe(200);
    await world
      .db()
      .insertInto('task')
      .values({
        key: world.house.newKey(),
        user_id: people.karel.key,
        kind: 'organisation-changed',
        at: filledAt,
        details: JSON.stringify({ title: 'x', by: 'Vergeten Proef' }),
      })
      .execute();

    const version = await versionOf(it);
    expect(code(await anna.post(`${path}/anonymisation`, { version, email: 'iemand@proef.example' }))).toEqual([422, 'user.email']);
    expect((await anna.post(`${path}/anonymisation`, { version, email: ` ${it.email.toUpperCase()} ` })).status).toBe(200);

    expect(await isIn(it)).toBe(false);
    expect(await get(it)).toMatchObject({
      name: null,
      email: '',
      phoneNumber: '',
      assignments: [],
      hidden: 0,
      anonymisedAt: expect.any(String),
      actions: [],
    });
    expect(code(await world.as(people.karel).get(path))).toEqual([404, 'record.unknown']);
    expect((await anna.get('/user?q=vergeten')).body).toMatchObject({ total: 0 });
    const log = (await anna.get(`/organisation/${its.lindenhof.key}/auditlog`)).body;
    expect(log['entries'] ?? log.rows).toContainEqual(expect.objectContaining({ by: { key: it.key, name: null } }));
    expect(await acts(it)).toEqual([
      ['create', null],
      ['anonymise', people.anna.key],
    ]);

    // The address is free again, and nowhere does anything say whose it was.
    const tables = [
      'user_account',
      'user_session',
      'assignment',
      'audit',
      'task',
      'mail',
      'digest_line',
      'invitation',
      'subscription',
    ] as const;
    for (const table of tables)
      expect(JSON.stringify(await world.db().selectFrom(table).selectAll().execute()), table).not.toMatch(/vergeten/i);
    expect((await makePerson(world, 'Vergeten')).key).not.toBe(it.key);
  });

  test('is refused twice, for oneself, and nothing else can be done with a former user', async () => {
    const it = await makePerson(world, 'Klaar');
    expect((await anna.post(`/user/${it.key}/anonymisation`, { version: 1, email: it.email })).status).toBe(200);
    const version = await versionOf(it);
    expect(code(await anna.post(`/user/${it.key}/anonymisation`, { version, email: it.email }))).toEqual([409, 'user.already']);
    for (const [method, act] of [
      ['DELETE', 'deactivation'],
      ['POST', 'deactivation'],
      ['POST', 'keeping'],
      ['DELETE', 'session'],
    ] as const)
      expect(code(await anna.ask(method, `/user/${it.key}/${act}`, { payload: { version } }))).toEqual([409, 'user.already']);
    expect(
      code(await anna.post(`/user/${people.anna.key}/anonymisation`, { version: await versionOf(people.anna), email: people.anna.email })),
    ).toEqual([409, 'user.self']);
  });
});

const switchesOf = ({ version, types, facts, productWorkflow }: Awaited<ReturnType<typeof get>>, online: boolean) => ({
  version,
  types: types.map(({ key }) => key),
  online,
  workflow: facts.workflow,
  productWorkflow,
  cancelPlans: false,
});

test('ending sessions signs somebody out everywhere, and says how many; without any nothing is written', async () => {
  const it = await makePerson(world, 'Overal');
  expect(await isIn(it)).toBe(true);
  expect(await get(it)).toMatchObject({ sessions: 1 });
  expect((await anna.delete(`/user/${it.key}/session`)).body).toEqual({ ended: 1 });
  expect(await isIn(it)).toBe(false);
  expect((await anna.delete(`/user/${it.key}/session`)).body).toEqual({ ended: 0 });
  expect(await acts(it)).toEqual([
    ['create', null],
    ['endSessions', people.anna.key],
  ]);
  expect(code(await anna.delete(`/user/${people.anna.key}/session`))).toEqual([409, 'user.self']);
});

test('an unused account that is kept is in use for another year and a half', async () => {
  expect(await get(people.truus)).toMatchObject({
    status: 'unused',
    rolesEndAt: later(now, 30 * 24 * 3_600_000),
    actions: ['keep', 'endSessions', 'deactivate', 'anonymise'],
  });
  const version = await versionOf(people.truus);
  expect((await anna.post(`/user/${people.truus.key}/keeping`, { version })).body).toEqual({ key: people.truus.key, version: version + 1 });
  expect(await get(people.truus)).toMatchObject({ status: 'active', rolesEndAt: null });
  expect(code(await anna.post(`/user/${people.truus.key}/keeping`, { version: version + 1 }))).toEqual([409, 'user.already']);
  const unused = monthsLater(now, 18);
  world.at(unused);
  expect(await get(people.truus)).toMatchObject({ status: 'unused', rolesEndAt: later(unused, 30 * 24 * 3_600_000) });
});

describe('who does not look after the accounts of the tenant', () => {
  const calls = [
    ['POST', 'deactivation'],
    ['DELETE', 'deactivation'],
    ['POST', 'anonymisation'],
    ['DELETE', 'session'],
    ['POST', 'keeping'],
  ] as const;
  test.each([
    ['an administrator of the team above', people.bram],
    ['the manager of the organisation', people.karel],
    ['the person', people.femke],
    ['another tenant', people.els],
  ])('%s does nothing with an account, as if there were none', async (_who, by) => {
    const before = await everything(world);
    for (const [method, act] of calls) {
      const answer = await world
        .as(by)
        .ask(method, `/user/${people.femke.key}/${act}`, { payload: { version: 1, email: people.femke.email } });
      expect(code(answer)).toEqual([404, 'record.unknown']);
    }
    expect(await everything(world)).toEqual(before);
  });

  test('gains no accounts by fields that are none', async () => {
    const sent = { version: await versionOf(people.femke), deactivatedAt: null, tenant: tenants.vlaanderen.key, key: people.anna.key };
    expect(code(await world.as(people.bram).post(`/user/${people.femke.key}/deactivation`, sent))).toEqual([404, 'record.unknown']);
    expect(await get(people.anna)).toMatchObject({ status: 'active' });
  });
});

test.each(['deactivation', 'keeping', 'anonymisation'])('%s without a version names the field', async (act) => {
  const answer = await anna.post(`/user/${people.femke.key}/${act}`, { version: 'x', email: '' });
  expect(answer.status).toBe(400);
  expect(answer.body.problems).toEqual([expect.objectContaining({ field: 'version' })]);
});
