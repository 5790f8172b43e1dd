import { organisations as its, people, products, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const bram = world.as(people.bram);
const star = (type: string, { key }: { key: string }, payload: Record<string, string> = {}) => ({
  type,
  key,
  title: 'what the page said',
  payload,
});

test('a favourite is added once, carries the title of now, and is one’s own', async () => {
  expect((await bram.get('/favorite')).body).toEqual([]);
  const added = await bram.post('/favorite', star('organisation', its.deKiem, { view: 'edit' }));
  expect(added.body).toEqual({ type: 'organisation', key: its.deKiem.key, title: 'Museum De Kiem', payload: { view: 'edit' } });
  await bram.post('/favorite', star('organisation', its.deKiem));
  await bram.post('/favorite', star('team', teams.kempen));
  expect((await bram.get('/favorite')).body).toEqual([
    { type: 'team', key: teams.kempen.key, title: 'Kempen', payload: {} },
    { type: 'organisation', key: its.deKiem.key, title: 'Museum De Kiem', payload: { view: 'edit' } },
  ]);
  expect((await world.as(people.karel).get('/favorite')).body).toEqual([]);
});

test('a product is starred by whoever reads it, with the organisation through which it was looked at', async () => {
  const karel = world.as(people.karel);
  const { taalcafe, kaatsles } = products;
  const through = { organisation: its.lindenhof.key };
  expect((await karel.post('/favorite', star('product', taalcafe, through))).status).toBe(200);
  expect((await karel.get('/favorite')).body).toEqual([{ type: 'product', key: taalcafe.key, title: 'Taalcafé', payload: through }]);
  expect((await karel.post('/favorite', star('product', kaatsles))).body).toMatchObject({ errorCode: 'record.unknown' });
});

test('the type in the address may be written in capitals, as the specification does', async () => {
  expect((await bram.delete(`/favorite/TEAM/${teams.kempen.key}`)).status).toBe(200);
  expect((await bram.get('/favorite')).body).toEqual([expect.objectContaining({ type: 'organisation' })]);
  expect((await bram.delete(`/favorite/team/${teams.kempen.key}`)).status).toBe(200);
});

test.each([
  ['type', '/favorite/planet/0198a000-0000-7000-8000-00000000000a'],
  ['key', '/favorite/team/1'],
])('a %s that is none is refused with the field named', async (field, path) => {
  const answer = await bram.delete(path);
  expect({ status: answer.status, fields: answer.body.problems?.map((problem) => problem.field) }).toEqual({
    status: 400,
    fields: [field],
  });
});

test('what cannot be read cannot be starred, and what cannot be read any more is not shown', async () => {
  expect((await bram.post('/favorite', star('organisation', its.deScholte))).body).toMatchObject({ errorCode: 'record.unknown' });
  expect((await bram.post('/favorite', star('product', its.deKiem))).body).toMatchObject({ errorCode: 'record.unknown' });
  await world.db().deleteFrom('assignment').where('user_id', '=', people.bram.key).execute();
  expect((await bram.get('/favorite')).body).toEqual([]);
});
