import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../../for-tests.ts';
import { madeProduct, madeShare } from './sharing.samples.ts';

const world = await openWorld();
afterAll(world.close);
const db = world.db();

test('an answer is heard by who offered it, and by who else can offer once they no longer read products there', async () => {
  const heard = async (title: string) => {
    const product = await madeProduct(world, its.lindenhof.key, title);
    const share = await madeShare(world, product, its.deScholte.key, 'offered');
    await db.updateTable('product_consumer').set({ offered_by: people.karel.key }).where('key', '=', share).execute();
    await db.deleteFrom('mail').execute();
    expect((await world.as(people.omar).post(`/sharing/${share}/denial`, {})).status).toBe(200);
    return (await db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient);
  };
  expect(await heard('Met Karel')).toEqual([people.karel.email]);
  await db.deleteFrom('assignment').where('user_id', '=', people.karel.key).execute();
  const others = await heard('Zonder Karel');
  expect(others).not.toContain(people.karel.email);
  expect(others).toContain(people.bram.email);
});

test('what was asked about a product is gone with it, also what was answered', async () => {
  const { anna, omar } = people;
  const asked = async () => JSON.stringify(await db.selectFrom('task').select('details').where('kind', '=', 'product-offered').execute());
  const product = await madeProduct(world, its.lindenhof.key, 'Voorbij');
  expect((await world.as(anna).post(`/product/${product}/consumers`, { organisations: [its.deScholte.key] })).status).toBe(200);
  await db.updateTable('task').set({ done_at: filledAt }).where('user_id', '=', omar.key).execute();
  expect((await world.as(anna).post(`/product/${product}/archive`, { version: 1 })).status).toBe(200);
  expect(await asked()).toContain('Voorbij');
  expect((await world.as(anna).delete(`/product/${product}`, { version: 2, title: 'Voorbij' })).status).toBe(200);
  expect(await asked()).not.toContain('Voorbij');
});
