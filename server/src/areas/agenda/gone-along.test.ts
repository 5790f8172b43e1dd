import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { madeItem, once, weekly } from './items.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, karel, omar] = [world.as(people.anna), world.as(people.karel), world.as(people.omar)];
const { lindenhof, deScholte } = its;
const hall = await made(anna, { title: 'Hal' });
const barn = await made(anna, { title: 'Schuur' }, undefined, deScholte.key);

/** A product of Lindenhof that De Scholte shows as well, with dates at both. */
const sharedProduct = async (title: string) => {
  const product = await madeProduct(world, lindenhof.key, title);
  const share = await madeShare(world, product, deScholte.key, 'accepted');
  const own = await madeItem(world, { organisation: lindenhof.key, product, location: hall, timing: weekly });
  const theirs = await madeItem(world, { organisation: deScholte.key, product, location: barn, timing: once('2026-12-05') });
  return { product, share, own, theirs };
};
type Effect = { code: string; count: number; names: string[] };
const effectsOf = async (path: string, act: string) => (await anna.get<Effect[]>(`${path}/effects/${act}`)).body;
const itemsOf = async (product: Key) =>
  (await world.db().selectFrom('agenda_item').select('key').where('product', '=', product).execute()).map(({ key }) => key);
const traceOf = (record: Key) =>
  world.db().selectFrom('audit').select(['kind', 'act', 'action', 'by', 'details']).where('record', '=', record).execute();

describe('an act on a product', () => {
  test('that hides it counts the coming dates that readers see, wherever they are; nothing is written', async () => {
    const { product, own, theirs } = await sharedProduct('Vlechten');
    const dates = (await effectsOf(`/product/${product}`, 'depublish')).find(({ code }) => code === 'datesHidden');
    expect(dates).toMatchObject({ count: 10, names: expect.arrayContaining(['05-12-2026 10:00 Museum De Scholtehoeve']) });
    expect(await effectsOf(`/product/${product}`, 'archive')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'agendaItemsUnpublished',
          count: 2,
          names: expect.arrayContaining(['Vlechten · Bibliotheek Lindenhof']),
        }),
        expect.objectContaining({ code: 'datesHidden', count: 10 }),
      ]),
    );
    expect((await karel.post(`/product/${product}/depublication`, { version: 1 })).status).toBe(200);
    expect((await effectsOf(`/product/${product}`, 'archive')).map(({ code }) => code)).not.toContain('datesHidden');
    expect([await traceOf(own), await traceOf(theirs)]).toEqual([[], []]);
  });

  test('that deletes it takes its dates along, also those of who showed it, each with a trace and without content', async () => {
    const { product, own, theirs } = await sharedProduct('Weven');
    expect((await anna.post(`/product/${product}/archive`, { version: 1 })).status).toBe(200);
    expect(await effectsOf(`/product/${product}`, 'erase')).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'agendaItemsErased', count: 2 })]),
    );
    expect((await anna.delete(`/product/${product}`, { version: 2, title: 'Weven' })).status).toBe(200);
    expect(await itemsOf(product)).toEqual([]);
    for (const [record, organisation] of [
      [own, lindenhof.key],
      [theirs, deScholte.key],
    ] as const) {
      expect(await traceOf(record)).toMatchObject([
        { kind: 'agenda', act: 'erase', action: 'delete', by: people.anna.key, details: { values: { organisation, product } } },
      ]);
      expect(await world.db().selectFrom('revision').select('number').where('record', '=', record).execute()).toEqual([]);
      expect((await anna.get(`/agenda/item/${record}`)).status).toBe(404);
    }
  });

  test('that copies it leaves the dates where they are', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Smeden');
    await madeItem(world, { organisation: lindenhof.key, product, location: hall, timing: weekly });
    const choice = { organisation: lindenhof.key, title: 'Smeden_kopie', sections: ['general'], files: true, supplements: 'keep' };
    const { status, body } = await anna.post<{ key: Key }>(`/product/${product}/copy`, choice);
    expect([status, await itemsOf(body.key), (await itemsOf(product)).length]).toEqual([200, [], 1]);
  });
});

describe('an act on an organisation', () => {
  const newOrganisation = async (title: string) => {
    const { types } = (await anna.get(`/organisation/${its.bladel.key}`)).body;
    const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', its.bladel.key).executeTakeFirstOrThrow();
    const { body } = await anna.post<{ key: Key }>('/organisation', { team, types: types.map(({ key }) => key), content: { title } });
    await world
      .db()
      .updateTable('organisation')
      .set({ published_revision: 1, published_from: '2026-11-20T00:00:00Z' })
      .where('key', '=', body.key)
      .execute();
    return body.key;
  };

  test('that hides it counts its dates and those of its products elsewhere; deactivating writes nothing in the agenda', async () => {
    const key = await newOrganisation('Atelier De Zolder');
    const product = await madeProduct(world, key, 'Etsen');
    await madeShare(world, product, deScholte.key, 'accepted');
    const own = await madeItem(world, { organisation: key, product, location: barn, timing: once('2026-12-05') });
    await madeItem(world, { organisation: deScholte.key, product, location: barn, timing: once('2026-12-06') });
    for (const act of ['depublish', 'deactivate', 'archive']) {
      const hidden = (await effectsOf(`/organisation/${key}`, act)).find(({ code }) => code === 'datesHidden');
      expect([act, hidden]).toMatchObject([act, { count: 2, names: ['05-12-2026 10:00 Etsen', '06-12-2026 10:00 Etsen'] }]);
    }
    const place = await made(anna, { title: 'Etszaal' }, undefined, key);
    const hidden = async () =>
      (await effectsOf(`/organisation/${key}`, 'deactivate')).find(({ code }) => code === 'supplementsUnpublished');
    expect(await hidden()).toBeUndefined();
    await world.db().updateTable('agenda_item').set({ location: place }).where('key', '=', own).execute();
    expect(await hidden()).toMatchObject({ count: 1, names: ['Etszaal'] });
    const { version } = (await anna.get(`/organisation/${key}`)).body;
    expect((await anna.post(`/organisation/${key}/deactivation`, { version })).status).toBe(200);
    const shown = async () =>
      (await anna.get<{ items: { shown: string }[] }>(`/agenda?product=${product}&from=2026-12-01&till=2026-12-31`)).body.items.map(
        (item) => item.shown,
      );
    expect((await shown()).sort()).toEqual(['organisation', 'product']);
    expect(await traceOf(own)).toEqual([]);
  });

  test('that deletes it takes its agenda and the dates of its products along', async () => {
    const key = await newOrganisation('Atelier De Kelder');
    const product = await madeProduct(world, key, 'Zeefdrukken');
    const share = await madeShare(world, product, deScholte.key, 'accepted');
    const place = await made(anna, { title: 'Pershal' }, undefined, key);
    const own = await madeItem(world, { organisation: key, product, location: place, timing: weekly });
    const theirs = await madeItem(world, { organisation: deScholte.key, product, location: barn, timing: weekly });
    expect((await omar.post(`/sharing/${share}/ending`, {})).status).toBe(200);
    const { version } = (await anna.get(`/organisation/${key}`)).body;
    const archived = await anna.post<{ version: number }>(`/organisation/${key}/archive`, { version });
    const erased = await effectsOf(`/organisation/${key}`, 'erase');
    expect(erased).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'agendaItemsErased', count: 2 })]));
    const answer = await anna.delete(`/organisation/${key}`, { version: archived.body.version, title: 'Atelier De Kelder' });
    expect(answer.status, answer.text).toBe(200);
    expect(await itemsOf(product)).toEqual([]);
    for (const record of [own, theirs]) expect(await traceOf(record)).toMatchObject([{ kind: 'agenda', act: 'erase' }]);
  });
});
