import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { secret } from '../access/for-tests.ts';
import { later } from '../access/limits.ts';
import { makePerson } from '../areas/users/for-tests.ts';
import { addressOf } from '../database/server-for-tests.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import type { JobName } from '../house.ts';
import { runJob } from './jobs.ts';

const world = await openWorld();
afterAll(world.close);
const { admin, editor, viewer } = tenants.streekdata.builtInRoles;
const day = 24 * 3_600_000;
const lindenhof = { kind: 'organisation', key: its.lindenhof.key } as const;
const root = { kind: 'team', key: teams.root.key } as const;
const run = () => runJob(world.house, 'unused-accounts');

/** Everybody of the cast uses their account, so that each test has its own people only. */
beforeEach(async () => {
  const db = world.db();
  await db.deleteFrom('task').where('kind', '=', 'accounts-unused').execute();
  await db.deleteFrom('mail').execute();
  for (const host of ['localhost', 'vlaanderen.localhost'] as const)
    await world.db(host).updateTable('user_account').set({ last_logon_at: '2040-01-01T00:00:00Z' }).execute();
  world.at(filledAt);
});

/** Somebody who signed in for the last time at this moment, with roles as old. */
const lastSeen = async (name: string, at: string, roles: Parameters<typeof makePerson>[2]) => {
  world.at(at);
  const person = await makePerson(world, name, roles);
  await world.db().updateTable('user_account').set({ last_logon_at: at }).where('id', '=', person.key).execute();
  return person;
};
const mails = async (to: string) =>
  await world.db().selectFrom('mail').select(['kind', 'subject', 'body_text']).where('recipient', '=', to).orderBy('at').execute();
const kinds = async (to: string) => (await mails(to)).map(({ kind }) => kind);
const tasks = async (who = people.anna) =>
  (
    await world
      .db()
      .selectFrom('task')
      .select('details')
      .where('user_id', '=', who.key)
      .where('kind', '=', 'accounts-unused')
      .where('done_at', 'is', null)
      .execute()
  ).map(({ details }) => details);
const roles = (key: string) => world.db().selectFrom('assignment').select('key').where('user_id', '=', key).execute();
const account = (key: string) =>
  world.db().selectFrom('user_account').select(['unused_warned_at', 'version']).where('id', '=', key).executeTakeFirstOrThrow();

test('administrators see an unused account first, its owner is warned, and thirty days later the roles end; each once', async () => {
  const leap = '2028-02-29T10:00:00.000Z';
  const { key, email } = await lastSeen('Stil', leap, [
    { role: viewer, place: lindenhof },
    { role: editor, place: { kind: 'team', key: teams.kempen.key } },
  ]);
  const unused = '2029-08-29T10:00:00.000Z';

  world.at(later(unused, -30 * day - 1));
  expect(await run()).toBe(0);
  expect(await tasks()).toEqual([]);

  world.at(later(unused, -30 * day));
  expect(await run()).toBe(0);
  expect(await tasks()).toEqual([{ count: 1, warned: 0 }]);
  expect(await tasks(people.bram)).toEqual([]);
  expect(await mails(email)).toEqual([]);
  // Whoever has done the task is not asked again for the same account.
  await world.db().updateTable('task').set({ done_at: world.house.clock() }).where('kind', '=', 'accounts-unused').execute();
  await run();
  expect(await tasks()).toEqual([]);

  world.at(later(unused, -1));
  expect(await run()).toBe(0);
  world.at(unused);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await kinds(email)).toEqual(['account-unused']);
  const [warning] = await mails(email);
  expect(warning?.subject).toBe('U heeft lang niet ingelogd bij Streekdata');
  expect(warning?.body_text).toContain('vervallen uw 2 rollen op 28-09-2029 12:00');
  expect(warning?.body_text).toContain('Lezer bij Bibliotheek Lindenhof');
  expect(await tasks()).toEqual([{ count: 1, warned: 1 }]);
  world.at(later(unused, day));
  expect((await world.as(people.anna).get('/user?statuses=unused&q=stil')).body.rows).toEqual([
    expect.objectContaining({ key, status: 'unused', rolesEndAt: later(unused, 30 * day) }),
  ]);

  world.at(later(unused, 30 * day - 1));
  expect(await run()).toBe(0);
  expect(await roles(key)).toHaveLength(2);
  const held = (await roles(key)).map((role) => role.key).sort();
  world.at(later(unused, 30 * day));
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await roles(key)).toEqual([]);
  expect(await kinds(email)).toEqual(['account-unused', 'account-roles-ended']);
  expect(await tasks()).toEqual([]);

  const log = await world
    .db()
    .selectFrom('audit')
    .select(['kind', 'record', 'action', 'act', 'by', 'details'])
    .where('action', '=', 'expired')
    .execute();
  expect(
    log
      .filter(({ kind }) => kind === 'assignment')
      .map(({ record, by, act }) => [record, by, act])
      .sort(),
  ).toEqual(held.map((role) => [role, null, 'expire']));
  expect(log.filter(({ kind }) => kind === 'user')).toEqual([expect.objectContaining({ record: key, act: 'endRoles', by: null })]);
  expect(JSON.stringify(log)).not.toContain('Stil');

  // A new role is not taken away because of the old warning.
  await makeRoleNow(key);
  world.at(later(unused, 40 * day));
  expect(await run()).toBe(0);
  expect(await roles(key)).toHaveLength(1);
  await world.db().deleteFrom('assignment').where('user_id', '=', key).execute();
});

const makeRoleNow = async (key: string) =>
  world
    .db()
    .insertInto('assignment')
    .values({
      key: world.house.newKey(),
      user_id: key,
      role: viewer,
      team: teams.kempen.key,
      scope: 'current',
      created_at: world.house.clock(),
    })
    .execute();

test('who signs in, or is kept, after the warning keeps the roles', async () => {
  const last = '2030-01-15T09:00:00.000Z';
  const unused = '2031-07-15T09:00:00.000Z';
  const [back, kept, gone] = [
    await lastSeen('Terug', last, [{ role: viewer, place: lindenhof }]),
    await lastSeen('Blijft', last, [{ role: viewer, place: lindenhof }]),
    await lastSeen('Weg', last, [{ role: viewer, place: lindenhof }]),
  ];
  world.at(unused);
  expect(await run()).toBe(3);
  expect(await tasks()).toEqual([{ count: 3, warned: 3 }]);
  world.at(later(unused, 10 * day));
  await world.db().updateTable('user_account').set({ last_logon_at: world.house.clock() }).where('id', '=', back.key).execute();
  const { version } = await account(kept.key);
  expect((await world.as(people.anna).post(`/user/${kept.key}/keeping`, { version })).status).toBe(200);
  // What is left to look at is counted anew at once, without a new task.
  expect(world.woken).toContain('unused-accounts');
  await run();
  expect(await tasks()).toEqual([{ count: 1, warned: 1 }]);
  world.at(later(unused, 30 * day));
  expect(await run()).toBe(1);
  expect([await roles(back.key), await roles(kept.key), await roles(gone.key)].map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(await kinds(back.email)).toEqual(['account-unused']);
  for (const { key } of [back, kept]) await world.db().deleteFrom('assignment').where('user_id', '=', key).execute();
});

test('an account that cannot be signed in with, or has no role, is nobody’s to warn', async () => {
  const last = '2032-01-15T09:00:00.000Z';
  const off = await lastSeen('Dicht', last, [{ role: viewer, place: lindenhof }]);
  await world.db().updateTable('user_account').set({ deactivated_at: last }).where('id', '=', off.key).execute();
  const idle = await lastSeen('Zonder', last, []);
  world.at('2034-01-15T09:00:00.000Z');
  expect(await run()).toBe(0);
  expect([...(await mails(off.email)), ...(await mails(idle.email)), ...(await tasks())]).toEqual([]);
});

test('the last administrator of the root team is warned, but keeps the role', async () => {
  const last = '2035-01-15T09:00:00.000Z';
  await world.db().updateTable('user_account').set({ last_logon_at: last }).where('id', '=', people.anna.key).execute();
  const other = await lastSeen('Ook', last, [{ role: admin, place: root }]);
  const unused = '2036-07-15T09:00:00.000Z';
  world.at(unused);
  expect(await run()).toBe(2);
  world.at(later(unused, 31 * day));
  // Of the two, one stays.
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const left = await world.db().selectFrom('assignment').select('user_id').where('team', '=', root.key).where('role', '=', admin).execute();
  expect(left).toHaveLength(1);
  expect([...(await kinds(people.anna.email)), ...(await kinds(other.email))].sort()).toEqual([
    'account-roles-ended',
    'account-unused',
    'account-unused',
  ]);
  await world
    .db()
    .insertInto('assignment')
    .values({
      key: world.house.newKey(),
      user_id: people.anna.key,
      role: admin,
      team: root.key,
      scope: 'currentAndBeneath',
      created_at: last,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await world.db().deleteFrom('assignment').where('user_id', '=', other.key).execute();
});

/** Another server process on the same database. */
const process_ = async (now: string) => {
  const child = fork(join(import.meta.dirname, 'runner-for-tests.ts'), [now], {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: addressOf(world.house.database.owner),
      SECRET: secret,
      DATA_DIR: world.house.config.dataDir,
      LOG_LEVEL: 'error',
    },
  });
  onTestFinished(async () => {
    child.disconnect();
    await once(child, 'exit');
  });
  await once(child, 'message');
  return async (job: JobName): Promise<number> => {
    const done = once(child, 'message');
    child.send(job);
    return Number((await done)[0]);
  };
};

test('two processes at once, at two tenants: each owner is warned once and loses each role once', async () => {
  const last = '2037-03-31T09:00:00.000Z';
  const unused = '2038-09-30T09:00:00.000Z';
  const made: { key: string; email: string }[] = [];
  for (let number = 0; number < 12; number += 1)
    made.push(
      await lastSeen(`Velen${number}`, last, [
        { role: viewer, place: lindenhof },
        { role: viewer, place: { kind: 'team', key: teams.kempen.key } },
      ]),
    );
  // The administrator of the other tenant is the last of its root team, and unused too.
  await world
    .db('vlaanderen.localhost')
    .updateTable('user_account')
    .set({ last_logon_at: last, created_at: last })
    .where('id', '=', people.els.key)
    .execute();
  await world.db('vlaanderen.localhost').updateTable('assignment').set({ created_at: last }).execute();

  const both = async (at: string): Promise<number> => {
    const processes = await Promise.all([process_(at), process_(at)]);
    return (await Promise.all(processes.map((job) => job('unused-accounts')))).reduce((sum, one) => sum + one);
  };
  expect(await both(unused)).toBe(13);
  expect(await tasks()).toEqual([{ count: 12, warned: 12 }]);
  expect(await world.db('vlaanderen.localhost').selectFrom('mail').select(['kind', 'recipient']).execute()).toEqual([
    { kind: 'account-unused', recipient: people.els.email },
  ]);
  expect(await both(later(unused, 30 * day))).toBe(12);
  for (const { key, email } of made) {
    expect(await kinds(email)).toEqual(['account-unused', 'account-roles-ended']);
    expect(await roles(key)).toEqual([]);
  }
  const expired = await world
    .db()
    .selectFrom('audit')
    .select('record')
    .where('kind', '=', 'assignment')
    .where('act', '=', 'expire')
    .where('at', '=', later(unused, 30 * day))
    .execute();
  expect(new Set(expired.map(({ record }) => record)).size).toBe(24);
  expect(expired).toHaveLength(24);
  expect(
    (await world.db('vlaanderen.localhost').selectFrom('assignment').select('key').where('user_id', '=', people.els.key).execute()).length,
  ).toBeGreaterThan(0);
}, 60_000);
