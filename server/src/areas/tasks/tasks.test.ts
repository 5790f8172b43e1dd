import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';

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
