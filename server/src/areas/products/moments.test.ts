import { people, products as its } from '@bronhouder/world/cast.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { runJob } from '../../jobs/jobs.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import type { Seen } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
beforeAll(async () => {
  await runJob(world.house, 'record-moments');
  await runJob(world.house, 'tell');
});
const product = async ({ key }: { key: string }) => (await world.as(people.anna).get<Seen>(`/product/${key}`)).body;
const actsOf = async ({ key }: { key: string }) => (await logOf(world, key)).map(({ act, by }) => ({ act, by }));

test('a plan that ended before anything was recorded is in the log in the order in which it passed, by nobody', async () => {
  expect((await actsOf(its.oogstfeest)).slice(-2)).toEqual([
    { act: 'published', by: null },
    { act: 'ended', by: null },
  ]);
});

test('a planned publication takes over by the clock, is recorded once, and its planner hears of it with the way to the product', async () => {
  const { facts, organisation, title } = await product(its.klikEnTik);
  world.at(later(facts.plannedFrom ?? filledAt, 1000));
  expect((await product(its.klikEnTik)).facts.plannedFrom).toBe(facts.plannedFrom);
  expect(await runJob(world.house, 'record-moments')).toBeGreaterThan(0);
  expect(await runJob(world.house, 'record-moments')).toBe(0);
  expect((await product(its.klikEnTik)).facts).toMatchObject({ publishedRevision: facts.plannedRevision, plannedFrom: null });
  expect((await actsOf(its.klikEnTik)).at(-1)).toEqual({ act: 'published', by: null });
  await runJob(world.house, 'tell');
  const mails = await world
    .db()
    .selectFrom('mail')
    .select(['kind', 'recipient', 'subject', 'body_text'])
    .where('kind', '=', 'plan-done')
    .execute();
  const mail = mails.find(({ subject, body_text }) => `${subject} ${body_text}`.includes(title));
  expect(mail?.recipient).toBe(people.karel.email);
  expect(mail?.body_text).toContain(`#/organisation/${organisation.key}/product/${its.klikEnTik.key}`);
});

test('files of a product that was deleted are thrown away', async () => {
  const key = its.boekstart.key;
  const { version, title } = await product(its.boekstart);
  const db = world.db();
  const file = { key: world.house.newKey(), record: key, name: 'x.png', type: 'image/png', bytes: 1, stored_at: filledAt };
  await db.insertInto('file').values(file).execute();
  await runJob(world.house, 'clear');
  expect(await db.selectFrom('file').select('key').where('record', '=', key).execute()).toHaveLength(1);
  expect((await world.as(people.karel).delete(`/product/${key}`, { version, title })).status).toBe(200);
  await runJob(world.house, 'clear');
  expect(await db.selectFrom('file').select('key').where('record', '=', key).execute()).toEqual([]);
});
