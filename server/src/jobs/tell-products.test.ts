import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { madeProduct, madeShare } from '../areas/products/sharing/sharing.samples.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import { runJob } from './jobs.ts';

const world = await openWorld();
afterAll(world.close);
const db = world.db();
const { karel, lotte, omar } = people;
const { lindenhof, deScholte } = its;
const monday = '2026-11-23T06:00:00.000Z';

/** Lotte, who has no role in the world, reads only the products (or the library) of the library. */
const reads = async (right: string): Promise<void> => {
  const [role, key] = [world.house.newKey(), world.house.newKey()];
  const { team } = await db.selectFrom('organisation').select('team').where('key', '=', lindenhof.key).executeTakeFirstOrThrow();
  const custom = { key: role, name: `Alleen ${right}`, description: '', rights: [right], team };
  await db.insertInto('role').values(custom).execute();
  await db.insertInto('assignment').values({ key, user_id: lotte.key, role, organisation: lindenhof.key, scope: 'current' }).execute();
};
const prefer = async (who: { key: Key }, timing: string) => {
  const preferences = JSON.stringify({ 'organisation-changed': timing, 'product-shared': timing });
  await db.updateTable('user_account').set({ mail_preferences: preferences }).where('id', '=', who.key).execute();
};
const watched = async (title: string, who: { key: Key }): Promise<Key> => {
  const product = await madeProduct(world, lindenhof.key, title);
  if (who === omar) await madeShare(world, product, deScholte.key, 'accepted');
  expect((await world.as(who).put(`/product/${product}/notifications`, { on: true })).status).toBe(200);
  return product;
};
const changed = async (product: Key) => {
  expect((await world.as(karel).post(`/product/${product}/depublication`, { version: 1 })).status).toBe(200);
  await runJob(world.house, 'tell');
};
const mailsTo = async (who: { email: string }) =>
  (await db.selectFrom('mail').select(['kind', 'body_text']).where('recipient', '=', who.email).execute()).map(({ kind, body_text }) => ({
    kind,
    path: /#\/\S+/.exec(body_text)?.[0],
  }));
const tasksOf = async (who: { key: Key }) =>
  (await world.as(who).get<{ subject: { key: Key }; values: { organisation: Key } }[]>('/task')).body;
const overviews = async () => {
  world.at(monday);
  return runJob(world.house, 'digest');
};

beforeEach(async () => {
  world.at(filledAt);
  await runJob(world.house, 'tell');
  await db.deleteFrom('assignment').where('user_id', '=', lotte.key).execute();
  await db.deleteFrom('role').where('name', 'like', 'Alleen %').execute();
  for (const table of ['mail', 'digest_line', 'task', 'subscription'] as const) await db.deleteFrom(table).execute();
  for (const who of [lotte, omar]) await prefer(who, 'now');
});

test('who may read products, and not their organisation, hears of one by mail as in the portal', async () => {
  await reads('PRODUCT:read');
  const product = await watched('Breicafé', lotte);
  await changed(product);
  expect(await tasksOf(lotte)).toMatchObject([{ subject: { key: product } }]);
  expect(await mailsTo(lotte)).toEqual([
    { kind: 'organisation-changed', path: expect.stringContaining(`organisation/${lindenhof.key}/product/${product}`) },
  ]);
});

test.each(['PRODUCT:read', 'SUPPLEMENT:read'])('and once a week, with %s alone', async (right) => {
  await reads(right);
  await prefer(lotte, 'weekly');
  if (right === 'PRODUCT:read') await changed(await watched('Leesclub', lotte));
  else {
    const { key, version } = await db
      .selectFrom('supplement')
      .select(['key', 'version'])
      .where('organisation', '=', lindenhof.key)
      .where('closed_from', 'is', null)
      .executeTakeFirstOrThrow();
    await world.as(lotte).put(`/supplement/${key}/notifications`, { on: true });
    const closing = { version, from: '2026-12-01', reason: 'Verbouwing' };
    expect((await world.as(karel).post(`/supplement/${key}/closing`, closing)).status).toBe(200);
    await runJob(world.house, 'tell');
  }
  expect(await mailsTo(lotte)).toEqual([]);
  expect(await overviews()).toBe(1);
});

test('who follows a product at an organisation that shows it hears of it there, once', async () => {
  const product = await watched('Schaakclub', omar);
  await changed(product);
  const path = expect.stringContaining(`organisation/${deScholte.key}/product/${product}`);
  expect(await mailsTo(omar)).toEqual([{ kind: 'organisation-changed', path }]);
  expect(await tasksOf(omar)).toMatchObject([{ subject: { key: product }, values: { organisation: deScholte.key } }]);
});

test('and hears nothing any more when it is no longer shown there, also not at the end of the week', async () => {
  await prefer(omar, 'weekly');
  const product = await watched('Damclub', omar);
  await changed(product);
  expect((await db.selectFrom('digest_line').select('record').execute()).map(({ record }) => record)).toEqual([product]);
  await db.updateTable('product_consumer').set({ state: 'ended' }).where('product', '=', product).execute();
  expect(await overviews()).toBe(0);
  expect((await world.as(karel).post(`/product/${product}/publication`, { version: 2 })).status).toBeLessThan(500);
  await runJob(world.house, 'tell');
  expect(await db.selectFrom('digest_line').select('record').execute()).toEqual([]);
});
