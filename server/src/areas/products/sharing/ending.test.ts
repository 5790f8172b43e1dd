import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { found } from '../../../http/refusal-error.ts';
import { tellPeople } from '../../../jobs/tell.ts';
import { tenantByKey } from '../../tenants/queries/find.ts';
import { madeProduct, madeShare } from './sharing.samples.ts';

const world = await openWorld();
afterAll(world.close);
const tenant = found(await tenantByKey(world.house.database, world.tenant.key));
const { karel, omar, anna } = people;
const { lindenhof, deScholte, bladel } = its;

const shared = async (title: string) => {
  const product = await madeProduct(world, lindenhof.key, title);
  return { product, share: await madeShare(world, product, deScholte.key, 'accepted') };
};
const statesOf = async (product: Key) =>
  (await world.db().selectFrom('product_consumer').select(['state', 'answered_by']).where('product', '=', product).execute()).map(
    ({ state }) => state,
  );
const effectsOf = async (product: Key, act: string) =>
  (await world.as(karel).get<{ code: string; names: string[] }[]>(`/product/${product}/effects/${act}`)).body.filter(({ code }) =>
    code.startsWith('consumers'),
  );
type Shares = { shares?: { state: string; shown: boolean }[] };
const seenBy = async (who: { key: string }, product: Key) => {
  const { body } = await world.as(who).get<Shares>(`/product/${product}/consumers`);
  return body.shares?.map(({ state, shown }) => [state, shown]);
};

test('depublishing ends it everywhere at that moment, after the preview named where; publishing shows it again', async () => {
  const { product } = await shared('Repaircafé');
  expect(await seenBy(omar, product)).toEqual([['accepted', true]]);
  expect(await effectsOf(product, 'depublish')).toMatchObject([{ code: 'consumersLose', count: 1, names: ['Museum De Scholtehoeve'] }]);
  expect((await world.as(karel).post(`/product/${product}/depublication`, { version: 1 })).status).toBe(200);
  expect(await seenBy(omar, product)).toEqual([['accepted', false]]);
  expect(await effectsOf(product, 'publish')).toMatchObject([{ code: 'consumersGet', names: ['Museum De Scholtehoeve'] }]);
});

test('archiving takes it back from whoever shows it or was asked, with a trace there and word of it', async () => {
  const { product } = await shared('Kookclub');
  await madeShare(world, product, bladel.key, 'offered');
  await world.db().deleteFrom('mail').execute();
  expect((await world.as(anna).post(`/product/${product}/archive`, { version: 1 })).status).toBe(200);
  expect(await statesOf(product)).toEqual(['withdrawn', 'withdrawn']);
  expect((await world.as(omar).get(`/product/${product}`)).status).toBe(404);
  const trace = await world
    .db()
    .selectFrom('audit')
    .select(['act', 'by'])
    .where('record', '=', deScholte.key)
    .orderBy('key', 'desc')
    .executeTakeFirst();
  expect(trace).toEqual({ act: 'shareWithdraw', by: anna.key });
  const mails = await world.db().selectFrom('mail').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).toContain('omar@streekdata.example');
  expect(world.woken).toContain('deliver');
});

test('an archived product is offered to nobody', async () => {
  const { product } = await shared('Filmhuis');
  await world.as(anna).post(`/product/${product}/archive`, { version: 1 });
  const answer = await world.as(karel).post(`/product/${product}/consumers`, { organisations: [deScholte.key] });
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'sharing.product-archived']);
});

test('whoever shows it hears that it went out anew and that it is gone; an end that is planned is told of when it comes', async () => {
  const { product } = await shared('Buurtkoor');
  await tellPeople(world.house, tenant);
  await world.db().deleteFrom('mail').execute();
  const told = async () => {
    await tellPeople(world.house, tenant);
    const mails = await world.db().selectFrom('mail').select('subject').where('recipient', '=', 'omar@streekdata.example').execute();
    return mails.map(({ subject }) => subject);
  };
  await world.as(karel).post(`/product/${product}/depublication`, { version: 1, from: '2026-12-01T10:00:00Z' });
  expect(await told()).toEqual([]);
  await world.as(karel).post(`/product/${product}/depublication`, { version: 2 });
  expect(await told()).toEqual(['Buurtkoor is niet meer gepubliceerd']);
});
