import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const path = `/organisation/${its.lindenhof.key}/presence`;
const show = (who: { key: string }, section: string | null, editing: boolean) => world.as(who).put(path, { section, editing });

test('who has an organisation open sees the others, where they are, and whether something newer was saved; and it leaves no trace', async () => {
  const before = await everything(world);
  const { facts } = (await world.as(people.karel).get(`/organisation/${its.lindenhof.key}`)).body;
  const first = await show(people.karel, 'contact', true);
  expect(first.body).toMatchObject({ revision: facts.working, others: [], savedBy: { name: 'Femke Bos' } });
  world.at(later(filledAt, 10_000));
  const second = await show(people.femke, 'general', false);
  expect(second.body.others).toEqual([{ key: people.karel.key, name: 'Karel Jansen', section: 'contact', editing: true, since: filledAt }]);
  await show(people.karel, 'images', false);
  expect((await show(people.femke, 'general', false)).body.others).toEqual([
    expect.objectContaining({ section: 'images', editing: false, since: filledAt }),
  ]);
  expect(await everything(world)).toEqual(before);
});

test('who closes it, or gives no sign of life for half a minute, is gone', async () => {
  world.at(later(filledAt, 20_000));
  await show(people.karel, 'contact', true);
  expect((await world.as(people.karel).delete(path)).status).toBe(200);
  expect((await show(people.femke, null, false)).body.others).toEqual([]);
  await show(people.karel, 'contact', true);
  world.at(later(filledAt, 49_999));
  expect((await show(people.bram, null, false)).body.others).toHaveLength(2);
  world.at(later(filledAt, 50_000));
  expect((await show(people.bram, null, false)).body.others).toEqual([]);
});

test.each([{ section: null }, { section: 5, editing: true }, { section: 'x'.repeat(81), editing: true }])('%j is refused', async (body) => {
  expect((await world.as(people.karel).put(path, body)).status).toBe(400);
});

test('notifications are switched on and off, and stay so', async () => {
  const karel = world.as(people.karel);
  const on = async () => (await karel.get(`/organisation/${its.lindenhof.key}`)).body.notifications;
  for (const wanted of [true, true, false, false]) {
    expect((await karel.put(`/organisation/${its.lindenhof.key}/notifications`, { on: wanted })).body).toEqual({ on: wanted });
    expect(await on()).toBe(wanted);
  }
  expect((await karel.put(`/organisation/${its.lindenhof.key}/notifications`, { on: 'yes' })).body).toMatchObject({
    problems: [{ field: 'on' }],
  });
});
