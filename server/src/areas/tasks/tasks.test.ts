import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { giveRights } from '../organisations/rights-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const karel = world.as(people.karel);

const made = async (who: { key: string }): Promise<string> => {
  const key = world.house.newKey();
  const about = {
    record_kind: 'organisation',
    record: its.lindenhof.key,
    details: JSON.stringify({ title: 'Bibliotheek Lindenhof', revision: 6 }),
  };
  await world
    .db()
    .insertInto('task')
    .values({ key, user_id: who.key, kind: 'plan-done', at: filledAt, ...about })
    .execute();
  return key;
};

test('a task is looked up by its key, by whoever is asked', async () => {
  const key = await made(people.karel);
  const task = {
    key,
    kind: 'plan-done',
    at: filledAt,
    values: { title: 'Bibliotheek Lindenhof', revision: 6 },
    subject: { kind: 'organisation', key: its.lindenhof.key },
    behalf: null,
  };
  expect((await karel.get(`/task/${key}`)).body).toEqual({ ...task, doneAt: null });
  expect((await karel.get('/task')).body).toEqual([task]);
  expect((await world.as(people.anna).get(`/task/${key}`)).status).toBe(404);
});

test('a task that is done is not asked again, and doing it twice changes nothing', async () => {
  const key = await made(people.karel);
  expect((await world.as(people.bram).post(`/task/${key}/completion`)).status).toBe(404);
  expect((await karel.post(`/task/${key}/completion`, {})).status).toBe(200);
  world.at('2026-11-22T09:00:00.000Z');
  expect((await karel.post(`/task/${key}/completion`, {})).status).toBe(200);
  expect((await karel.get(`/task/${key}`)).body).toMatchObject({ doneAt: filledAt });
  const open: unknown = (await karel.get('/task')).body;
  expect(open).not.toContainEqual(expect.objectContaining({ key }));
});

test('a task about what may not be read any more is asked of nobody, but waits for who may again', async () => {
  const key = await made(people.omar);
  const omar = world.as(people.omar);
  expect((await omar.get('/task')).body).toEqual([]);
  expect((await omar.get(`/task/${key}`)).status).toBe(404);
  await giveRights(world, people.omar, ['ORGANISATION:read'], teams.root);
  expect((await omar.get(`/task/${key}`)).status).toBe(200);
});

test('an offer of a product is told of by title to a stand-in who reads products there, not to who reads the organisation', async () => {
  const key = world.house.newKey();
  const { femke, joost } = people;
  const about = { kind: 'product-offered', record_kind: 'organisation', record: its.deScholte.key, details: '{"title":"Geheim"}' };
  await world
    .db()
    .insertInto('task')
    .values({ ...about, key, user_id: femke.key, at: filledAt })
    .execute();
  const away = { stand_in: joost.key, stand_in_from: '2026-11-01', stand_in_till: '2026-12-01' };
  await world.db().updateTable('user_account').set(away).where('id', '=', femke.key).execute();
  await giveRights(world, joost, ['ORGANISATION:read'], teams.root);
  expect((await world.as(joost).get(`/task/${key}`)).status).toBe(404);
  await giveRights(world, joost, ['PRODUCT:read'], teams.root);
  expect((await world.as(joost).get(`/task/${key}`)).status).toBe(200);
});
