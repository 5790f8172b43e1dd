import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { madeItem, once, weekly } from './items.samples.ts';

/** Dates of a product at an organisation that shows it for its owner. */
const world = await openWorld();
afterAll(world.close);
const [anna, karel, omar] = [world.as(people.anna), world.as(people.karel), world.as(people.omar)];
const { lindenhof, deScholte } = its;
const barn = await made(anna, { title: 'Schuur' }, undefined, deScholte.key);

const shared = async (title: string) => {
  const product = await madeProduct(world, lindenhof.key, title);
  const share = await madeShare(world, product, deScholte.key, 'accepted');
  const item = await madeItem(world, { organisation: deScholte.key, product, location: barn, timing: weekly });
  return { product, share, item };
};
type Shares = { shares: { dates: number }[] };
const datesOf = async (product: Key, client = karel) =>
  (await client.get<Shares>(`/product/${product}/consumers`)).body.shares.map(({ dates }) => dates);
type Told = { items: { key: Key; shown: string; actions: string[] }[] };
const december = 'from=2026-12-01&till=2026-12-31';
const seenBy = async (client: typeof karel, scope: string) => (await client.get<Told>(`/agenda?${scope}&${december}`)).body.items;

test('the owner sees the dates that another organisation has of its product, counted at the sharing and each in the agenda, to look at only', async () => {
  const { product, item } = await shared('Melken');
  await madeItem(world, { organisation: lindenhof.key, product, location: barn, timing: once('2026-12-04') });
  expect(await datesOf(product)).toEqual([9]);
  const [theirs] = (await seenBy(karel, `product=${product}`)).filter(({ key }) => key === item);
  expect(theirs).toMatchObject({ shown: 'yes', actions: [] });
  expect((await karel.get(`/agenda/item/${item}`)).status).toBe(200);
  const refused = await karel.delete(`/agenda/item/${item}`, { version: 1 });
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'right.missing']);
  expect((await seenBy(omar, `organisation=${deScholte.key}`)).map(({ key }) => key)).toContain(item);
});

test.each([
  ['taken back by the owner', 'withdrawal', karel],
  ['ended by who shows it', 'ending', omar],
])('when it is %s the dates stay where they are, not shown, and the owner sees them no more', async (_how, act, client) => {
  const { product, share, item } = await shared(`Kazen ${act}`);
  expect((await client.post(`/sharing/${share}/${act}`, {})).status).toBe(200);
  expect(await seenBy(omar, `product=${product}`)).toMatchObject([
    { key: item, shown: 'unshared', actions: ['read', 'entryCreate', 'update', 'delete', 'roleAssignment'] },
  ]);
  expect(await seenBy(karel, `product=${product}`)).toEqual([]);
  expect((await karel.get(`/agenda/item/${item}`)).status).toBe(404);
  expect(await datesOf(product)).toEqual([9]);
  const traces = await world.db().selectFrom('audit').select('act').where('record', '=', item).execute();
  expect(traces).toEqual([]);
});

test('moving an organisation to another team changes nothing in its agenda but whose team window it is in', async () => {
  const { product, item } = await shared('Hooien');
  const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', deScholte.key).executeTakeFirstOrThrow();
  const { team: other } = await world
    .db()
    .selectFrom('organisation')
    .select('team')
    .where('key', '=', lindenhof.key)
    .executeTakeFirstOrThrow();
  const there = async (at: Key) => (await seenBy(anna, `team=${at}&product=${product}`)).map(({ key }) => key);
  expect([await there(team), await there(other)]).toEqual([[item], []]);
  const { version } = (await anna.get(`/organisation/${deScholte.key}`)).body;
  const moved = await anna.post(`/organisation/${deScholte.key}/move`, { version, team: other });
  expect(moved.status, moved.text).toBe(200);
  expect([await there(team), await there(other)]).toEqual([[], [item]]);
  const [row] = await world.db().selectFrom('agenda_item').select(['version']).where('key', '=', item).execute();
  expect(row).toEqual({ version: 1 });
});
