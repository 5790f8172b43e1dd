import { organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { madeItem, once } from '../agenda/items.samples.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { readCalendar } from './calendar/reader-for-tests.ts';
import { remembered } from './remembered.ts';

const world = await openWorld();
afterAll(world.close);
const anna = world.as(people.anna);
const { lindenhof, deScholte } = its;
const address = { kind: 'ADDRESS', country: 'NL', postalCode: '5461 AB', houseNumber: '1', street: 'Markt', city: 'Veghel' } as const;
const hall = await made(anna, { title: 'Kulturhus', address });

const feedOf = async (about: 'organisation' | 'product', of: Key, organisation = lindenhof.key): Promise<string> => {
  const { status, body, text } = await anna.post<{ address: string }>(`/organisation/${organisation}/feed`, { about, of, name: 'x' });
  expect(status, text).toBe(200);
  return `/${new URL(body.address).pathname}`;
};
const textAt = async (path: string) => (await world.nobody.ask('GET', path)).text;
const calledAt = async (path: string) => /^X-WR-CALNAME:(.*)\r$/m.exec(await textAt(path))?.[1];

test('a feed is called as readers see what it is of: not as that is being changed, nor at all once they do not see it', async () => {
  const db = world.db();
  const product = await madeProduct(world, lindenhof.key, 'Zoals gepubliceerd');
  const path = await feedOf('product', product);
  await db.updateTable('product').set({ title: 'Nog geheim' }).where('key', '=', product).execute();
  expect(await calledAt(path)).toBe('Zoals gepubliceerd');
  await db.updateTable('product').set({ published_till: filledAt }).where('key', '=', product).execute();
  expect(await calledAt(path)).toBe('Bibliotheek Lindenhof');
  await db.updateTable('organisation').set({ online: false }).where('key', '=', lindenhof.key).execute();
  expect([await calledAt(path), await calledAt(await feedOf('organisation', lindenhof.key))]).toEqual(['Agenda', 'Agenda']);
  await db.updateTable('organisation').set({ online: true }).where('key', '=', lindenhof.key).execute();
});

test('nor is a product of another once it is not shared any more', async () => {
  const product = await madeProduct(world, deScholte.key, 'Van een ander');
  const share = await madeShare(world, product, lindenhof.key, 'accepted');
  const path = await feedOf('product', product);
  expect(await calledAt(path)).toBe('Van een ander');
  await world.db().updateTable('product_consumer').set({ state: 'ended' }).where('key', '=', share).execute();
  expect(await calledAt(path)).toBe('Bibliotheek Lindenhof');
});

test('a room stands with the name and the address of what it is in', async () => {
  const room = await made(anna, { title: 'Zaal boven', location: [hall] }, supplementTypes.ruimte.key);
  const product = await madeProduct(world, lindenhof.key, 'Tekenen');
  await madeItem(world, { organisation: lindenhof.key, product, location: room, timing: once('2026-12-08') });
  const [time] = readCalendar(await textAt(await feedOf('product', product))).times;
  expect(time?.location).toMatch(/^Zaal boven, Kulturhus, .*Markt 1.*Veghel/);
});

test('what did not change is not worked out again, also not for who asks meanwhile; what was, is', async () => {
  let written = 0;
  const write = async () => `text ${++written}`;
  const both = await Promise.all([remembered(['a', 1], write), remembered(['a', 1], write)]);
  expect([...both, await remembered(['a', 1], write), await remembered(['a', 2], write)]).toEqual(['text 1', 'text 1', 'text 1', 'text 2']);
  await expect(remembered(['b'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remembered(['b'], write)).toBe('text 3');
});
