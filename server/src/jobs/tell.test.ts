import { libraries, organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { later } from '../access/limits.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import { runJob } from './jobs.ts';

const world = await openWorld();
afterAll(world.close);

const get = async ({ key }: { key: string }) => (await world.as(people.anna).get(`/organisation/${key}`)).body;
const watch = (who: { key: string }, { key }: { key: string }, on = true) =>
  world.as(who).put(`/organisation/${key}/notifications`, { on });

/** Who was told what since the last time, in the portal and by mail. */
const told = async () => {
  await runJob(world.house, 'tell');
  await runJob(world.house, 'tell');
  const db = world.db();
  const tasks = await db
    .selectFrom('task as t')
    .innerJoin('user_account as u', 'u.id', 't.user_id')
    .select(['u.email', 't.kind'])
    .orderBy('u.email')
    .execute();
  const mails = await db.selectFrom('mail').select(['recipient as email', 'kind']).orderBy('recipient').execute();
  await db.deleteFrom('task').execute();
  await db.deleteFrom('mail').execute();
  return { tasks, mails };
};
const once = (...heard: { email: string; kind: string }[]) => ({ tasks: heard, mails: heard });

beforeEach(async () => {
  world.at(filledAt);
  await runJob(world.house, 'record-moments');
  await told();
});

test('a plan that took effect is told to whoever planned it', async () => {
  const { facts, title, key } = await get(its.smederij);
  // Products have plans as well, before it.
  world.at(later(facts.plannedFrom ?? '', -1000));
  await runJob(world.house, 'record-moments');
  await told();
  world.at(facts.plannedFrom ?? '');
  await runJob(world.house, 'record-moments');
  await runJob(world.house, 'tell');
  const bram = world.as(people.bram);
  const { tasks } = (await bram.get('/session/update')).body;
  expect(tasks).toEqual([
    expect.objectContaining({
      kind: 'plan-done',
      subject: { kind: 'organisation', key },
      values: expect.objectContaining({ title, revision: facts.plannedRevision, at: facts.plannedFrom }),
    }),
  ]);
  expect(await told()).toEqual(once({ email: people.bram.email, kind: 'plan-done' }));
});

test('a plan that did not come true is told to whoever planned it, but not to who undid it', async () => {
  const { version, key } = await get(its.lindenhof);
  await world.as(people.anna).delete(`/organisation/${key}/plan`, { version });
  expect(await told()).toEqual(once({ email: people.karel.email, kind: 'plan-failed' }));

  const again = await get(its.lindenhof);
  const from = later(filledAt, 3_600_000);
  expect((await world.as(people.karel).post(`/organisation/${key}/plan`, { version: again.version, from })).status).toBe(200);
  await world.as(people.karel).delete(`/organisation/${key}/plan`, { version: again.version + 1 });
  expect(await told()).toEqual(once());
});

test('what others do is told to who wants to hear of it and may still read it, never to who did it', async () => {
  await watch(people.karel, its.deKiem);
  await watch(people.hanna, its.deKiem);
  await watch(people.bram, its.deKiem);
  await watch(people.bram, its.deKiem, false);
  const { facts, types, content, key } = await get(its.deKiem);
  const saved = { revision: facts.working, types, state: 'concept', content: { ...content, photoText: 'De kiem van alles' } };
  expect((await world.as(people.karel).put(`/organisation/${key}`, saved)).status).toBe(200);
  expect(world.woken).toContain('tell');
  expect(await told()).toEqual(once({ email: people.hanna.email, kind: 'organisation-changed' }));

  await world.db().deleteFrom('assignment').where('user_id', '=', people.hanna.key).execute();
  await world.as(people.bram).post(`/organisation/${key}/depublication`, { version: (await get(its.deKiem)).version, note: 'Gesloten' });
  expect(await told()).toEqual(once({ email: people.karel.email, kind: 'organisation-changed' }));
});

test('of what is in a library too: with a task that leads there, for who may still read it', async () => {
  const { key } = libraries.lindenhof.elsewhere;
  await world.as(people.karel).put(`/supplement/${key}/notifications`, { on: true });
  const { version } = (await world.as(people.femke).get(`/supplement/${key}`)).body;
  const closing = { version, from: '2026-12-01', reason: 'Verbouwing' };
  expect((await world.as(people.femke).post(`/supplement/${key}/closing`, closing)).status).toBe(200);
  await runJob(world.house, 'tell');
  expect((await world.as(people.karel).get('/session/update')).body.tasks).toMatchObject([
    { kind: 'organisation-changed', subject: { kind: 'supplement', key }, values: { organisation: its.lindenhof.key } },
  ]);
  const mail = await world.db().selectFrom('mail').select('body_text').executeTakeFirst();
  expect(mail?.body_text).toContain(`#/organisation/${its.lindenhof.key}/supplement/${key}`);
  expect(await told()).toEqual(once({ email: people.karel.email, kind: 'organisation-changed' }));
});

test('an end that passed is told to who wants to hear of it', async () => {
  await watch(people.noor, its.deRaam);
  world.at((await get(its.deRaam)).facts.publishedTill ?? '');
  await runJob(world.house, 'record-moments');
  expect((await told()).tasks).toContainEqual({ email: people.noor.email, kind: 'end-done' });
});

test('who lost the right to read an organisation hears nothing of it any more', async () => {
  await watch(people.omar, its.berkelArchief);
  await world
    .db()
    .deleteFrom('assignment')
    .where('user_id', '=', people.omar.key)
    .where('organisation', '=', its.berkelArchief.key)
    .execute();
  const { version, key } = await get(its.berkelArchief);
  expect((await world.as(people.dirk).post(`/organisation/${key}/publication`, { version })).status).toBe(200);
  expect(await told()).toEqual(once());
});
