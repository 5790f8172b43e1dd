import { libraries, organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { madeShare } from '../../products/sharing/sharing.samples.ts';
import { course, made, productTold, published, told } from '../supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [femke, karel, anna] = [world.as(people.femke), world.as(people.karel), world.as(people.anna)];
const [omar, hanna] = [world.as(people.omar), world.as(people.hanna)];

type Item = { key: Key; outcome: string; reason: { code: string; message: string } | null };
type Replaced = { errorCode?: string; items: Item[]; hidden: number };
const replace = async (client: typeof femke, key: Key, by: Key, more: object = {}) => {
  const { status, body } = await client.post<Replaced>(`/supplement/${key}/replacement`, { by, ...more });
  const { errorCode, items, hidden } = body;
  return { status, errorCode, items, hidden, outcomes: items?.map(({ outcome }) => outcome) };
};
const address = { kind: 'ADDRESS', country: 'NL', postalCode: '5531 AB', houseNumber: '1', street: 'Markt', city: 'Bladel' } as const;
let number = 0;
const two = async (): Promise<[Key, Key]> => {
  number += 1;
  return [await made(femke, { title: `Oud ${number}`, address }), await made(femke, { title: `Nieuw ${number}`, address })];
};
const locationsOf = async (key: Key) => (await productTold(karel, key)).content['locations'];

test('a concept names the new one, by a save of its own with its own trace', async () => {
  const [old, by] = await two();
  const product = await course(karel, 'Aquarel', [old]);
  expect(await replace(femke, old, by)).toMatchObject({
    items: [{ key: product, kind: 'product', title: 'Aquarel', outcome: 'replaced', reason: null }],
    hidden: 0,
  });
  expect(await locationsOf(product)).toEqual([by]);
  const log = await world
    .db()
    .selectFrom('audit')
    .select(['act', 'by'])
    .where('record', '=', product)
    .orderBy('key', 'desc')
    .executeTakeFirst();
  expect(log).toEqual({ act: 'saveConcept', by: people.femke.key });
  expect([(await told(femke, old)).uses, (await told(femke, by)).uses]).toEqual([0, 1]);
  expect(await replace(femke, old, by)).toMatchObject({ items: [], hidden: 0 });
});

test('what is published gets unpublished changes, unless it is published anew by who may', async () => {
  const [old, by] = await two();
  const product = await course(karel, 'Etsen', [old]);
  await published(karel, product);
  expect(await replace(femke, old, by)).toMatchObject({ outcomes: ['waiting'] });
  expect((await productTold(karel, product)).facts).toMatchObject({ working: 2, publishedRevision: 1 });
  // Readers still see the old one; it cannot be replaced there a second time, and not be erased.
  expect(await replace(karel, old, by, { publish: true })).toMatchObject({ outcomes: ['waiting'] });
  expect((await karel.delete(`/supplement/${old}`, { version: 1 })).body.errorCode).toBe('supplement.in-use');
  await published(karel, product);
  expect((await karel.delete(`/supplement/${old}`, { version: 1 })).status).toBe(200);

  expect(await replace(femke, by, (await two())[1], { publish: true })).toMatchObject({
    outcomes: ['waiting'],
    items: [{ reason: { code: expect.stringContaining('right') } }],
  });
});

test('publishing it anew takes nobody else’s unpublished changes along', async () => {
  const [old, by] = await two();
  const [ready, halfway] = [await course(karel, 'Pottenbakken', [old]), await course(karel, 'Weven', [old])];
  for (const product of [ready, halfway]) await published(karel, product);
  const { facts, type, content } = await productTold(karel, halfway);
  await karel.put(`/product/${halfway}`, {
    revision: facts.working,
    type,
    state: 'concept',
    content: { ...content, description: 'Nog niet af' },
  });
  const { items } = await replace(karel, old, by, { publish: true });
  expect(items.map(({ key, outcome }) => [key, outcome])).toEqual([
    [ready, 'published'],
    [halfway, 'waiting'],
  ]);
  expect(await locationsOf(halfway)).toEqual([by]);
});

test('rooms and own locations of co-organisers follow', async () => {
  const [old, by] = await two();
  const content = { title: 'Kamer', location: [old] };
  const room = await made(femke, content, supplementTypes.ruimte.key);
  expect(await replace(femke, old, by)).toMatchObject({ outcomes: ['replaced'] });
  expect((await told(femke, room)).content['location']).toEqual([by]);

  const { building, elsewhere, rooms } = libraries.deScholte;
  const product = await course(karel, 'Verhalen', []);
  const share = await madeShare(world, product, its.deScholte.key, 'accepted');
  await world
    .db()
    .updateTable('product_consumer')
    .set({ locations: [building.key] })
    .where('key', '=', share)
    .execute();
  const { items } = await replace(omar, building.key, elsewhere.key);
  expect(items.map(({ key, outcome }) => [key, outcome])).toEqual(
    expect.arrayContaining([
      [product, 'replaced'],
      [rooms[0]?.key, 'replaced'],
    ]),
  );
  expect(
    (await world.db().selectFrom('product_consumer').select('locations').where('key', '=', share).executeTakeFirst())?.locations,
  ).toEqual([elsewhere.key]);
});

test('what somebody may not change is refused there, with why, and does not stop the rest', async () => {
  const [old, by] = await two();
  const product = await course(karel, 'Dichten', [old]);
  const kept = await course(karel, 'Zingen', [old]);
  await anna.post(`/product/${product}/archive`, { version: 1 });
  const { items } = await replace(femke, old, by);
  expect(items.map(({ key, outcome, reason }) => [key, outcome, reason?.code])).toEqual([
    [product, 'refused', 'save.archived'],
    [kept, 'replaced', undefined],
  ]);
  expect(items[0]?.reason?.message).toMatch(/gearchiveerd/);
});

test('some at a time: the others wait for their turn', async () => {
  const [old, by] = await two();
  const [first, second] = [await course(karel, 'Borduren', [old]), await course(karel, 'Haken', [old])];
  const turn = async (...keys: Key[]) => {
    const only = keys.map((key) => ({ kind: 'product', key, organisation: its.lindenhof.key }));
    return (await replace(femke, old, by, { only })).items.map(({ key }) => key);
  };
  expect(await turn()).toEqual([]);
  expect(await turn(second)).toEqual([second]);
  expect([await locationsOf(first), await locationsOf(second)]).toEqual([[old], [by]]);
  expect(await turn(first, second)).toEqual([first]);
});

test('only by one of the same library and type, open unless that is said', async () => {
  const [old, by] = await two();
  const code = async (other: Key, more: object = {}) => (await replace(femke, old, other, more)).errorCode;
  expect(await code(old)).toBe('supplement.replacement-unfit');
  expect(await code(libraries.deKiem.building.key)).toBe('supplement.replacement-unfit');
  expect(await code(libraries.lindenhof.people[0]?.key ?? '')).toBe('supplement.replacement-unfit');
  expect(await code(world.house.newKey())).toBe('supplement.replacement-unfit');
  expect((await femke.post(`/supplement/${by}/closing`, { version: 1, from: '2026-12-01', reason: 'Verbouwing' })).status).toBe(200);
  expect(await code(by)).toBe('supplement.replacement-closed');
  expect((await replace(femke, old, by, { evenIfClosed: true })).status).toBe(200);
  expect((await replace(hanna, old, by)).errorCode).toBe('right.missing');
  const { body } = await femke.get(`/supplement/${old}/replacements?q=nieuw%20${number}`);
  expect(body).toMatchObject({ total: 1, rows: [{ key: by, closing: { from: '2026-12-01', till: null, reason: 'Verbouwing' } }] });
});
