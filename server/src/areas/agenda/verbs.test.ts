import { libraries, organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned, type Standing, toldItem, tracesOf } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, femke, hanna, omar] = [world.as(people.anna), world.as(people.femke), world.as(people.hanna), world.as(people.omar)];
const { lindenhof, deScholte, suikerMuseum } = its;
const organisation = lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');

const { span } = weekly;
const meeting = { id: 'a', name: 'A', span, location: null, cancelled: null };

describe('making one', () => {
  test('puts it into the agenda, with a revision and a trace that names nobody', async () => {
    const { status, body, text } = await femke.post<Standing>('/agenda/item', { organisation, product, location, timing: weekly });
    expect(status, text).toBe(200);
    expect(body).toEqual({ key: expect.any(String), version: 1, working: 1, split: null });
    expect(await toldItem(femke, body.key)).toMatchObject({
      product: { key: product, title: 'Leesclub', shared: false },
      location: { key: location },
      timing: weekly,
      shown: 'yes',
      savedBy: { key: people.femke.key },
      actions: ['read', 'entryCreate', 'update', 'delete'],
    });
    const traces = await tracesOf(world, body.key);
    expect(traces).toMatchObject([{ kind: 'agenda', act: 'create', action: 'create', by: people.femke.key, revision: 1 }]);
    expect(JSON.stringify(traces)).not.toContain('Leesclub');
  });

  test('tells everything that is wrong at once, at its field', async () => {
    const timing = { ...weekly, span: { ...weekly.span, endTime: '19:00' } };
    const { status, body } = await femke.post('/agenda/item', { organisation, product: null, location: null, timing });
    expect([status, body.errorCode]).toEqual([422, 'form.problems']);
    expect(body.problems?.map(({ field }) => field).sort()).toEqual(['location', 'product', 'timing.span.endTime']);
  });

  test.each([
    ['no timing', undefined, 'timing'],
    ['of no kind', { kind: 'never' }, 'timing.kind'],
    ['without a span', { kind: 'dates', repetition: { type: 'none' }, changes: [] }, 'timing.span'],
    ['with a number that is none', { ...weekly, repetition: { ...weekly.repetition, interval: 'two' } }, 'timing.repetition.interval'],
    ['with two meetings of one id', { kind: 'series', meetings: [meeting, meeting] }, 'timing.meetings'],
  ])('%s is no input', async (_what, timing, field) => {
    const { status, body } = await femke.post('/agenda/item', { organisation, product, location, timing });
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    expect(body.problems?.map((problem) => problem.field)).toContain(field);
  });

  test('takes a product and a location of its own, or those of a product that it shows', async () => {
    const timing = once('2026-12-15');
    const theirs = await madeProduct(world, deScholte.key, 'Rondleiding');
    const person = await made(femke, { title: 'Iemand' }, supplementTypes.contactpersoon.key);
    const at = async (what: object) => {
      const { body } = await femke.post('/agenda/item', { organisation, product, location, timing, ...what });
      return body.problems?.map(({ field, code }) => `${field} ${code}`) ?? 'done';
    };
    expect(await at({ product: theirs })).toEqual(['product product-unknown']);
    expect(await at({ product: location })).toEqual(['product product-unknown']);
    expect(await at({ location: libraries.deKiem.building.key })).toEqual(['location supplement-unknown']);
    expect(await at({ location: person })).toEqual(['location supplement-type']);
    await madeShare(world, theirs, organisation, 'offered');
    expect(await at({ product: theirs })).toEqual(['product product-unknown']);
    await world.db().updateTable('product_consumer').set({ state: 'accepted' }).where('product', '=', theirs).execute();
    expect(await at({ product: theirs })).toBe('done');
    const hall = await made(anna, { title: 'Grote zaal' }, supplementTypes.locatie.key, deScholte.key);
    expect(await at({ product: theirs, location: hall })).toEqual(['location supplement-unknown']);
    await world.db().insertInto('supplement_use').values({ record: theirs, revision: 1, supplement: hall }).execute();
    expect(await at({ product: theirs, location: hall })).toBe('done');
    expect(await at({ location: hall })).toEqual(['location supplement-unknown']);
  });

  test('a room that is in a location is a place as well', async () => {
    const room = await made(femke, { title: 'Zaal boven', location: [location] }, supplementTypes.ruimte.key);
    const key = await planned(femke, { organisation, product, location: room, timing: once('2026-12-16') });
    expect(await toldItem(femke, key)).toMatchObject({ location: { key: room, title: 'Zaal boven' } });
  });

  test('is refused without the right, out of reach, and where everything is archived', async () => {
    const timing = once('2026-12-15');
    const given = { organisation, product, location, timing };
    expect((await hanna.post('/agenda/item', given)).body.errorCode).toBe('right.missing');
    expect((await omar.post('/agenda/item', given)).body.errorCode).toBe('record.unknown');
    const archived = await anna.post('/agenda/item', { ...given, organisation: suikerMuseum.key });
    expect(archived.body).toMatchObject({ errorCode: 'save.archived', message: expect.stringContaining('deze agenda') });
  });
});

describe('what can be chosen', () => {
  type Choice = { rows: { key: string; title: string; shared: boolean }[]; total: number };

  test('products: own ones and those that are shown here, the last used first', async () => {
    const shown = await madeProduct(world, deScholte.key, 'Stadswandeling');
    await madeShare(world, shown, organisation, 'accepted');
    const { body } = await femke.get<Choice>(`/organisation/${organisation}/agenda/products?q=wandel`);
    expect(body).toMatchObject({ rows: [{ key: shown, title: 'Stadswandeling', shared: true }], total: 1 });
    await planned(femke, { organisation, product: shown, location, timing: once('2026-12-17') });
    world.at('2026-11-21T10:00:00.000Z');
    await planned(femke, { organisation, product, location, timing: once('2026-12-18') });
    const all = await femke.get<Choice>(`/organisation/${organisation}/agenda/products`);
    expect(all.body.rows[0]).toMatchObject({ key: product, shared: false });
  });

  test('locations: what has a place or is in one, also what a shared product names', async () => {
    const theirs = await madeProduct(world, deScholte.key, 'Concert');
    await madeShare(world, theirs, organisation, 'accepted');
    const hall = await made(anna, { title: 'Concertzaal' }, supplementTypes.locatie.key, deScholte.key);
    await world.db().insertInto('supplement_use').values({ record: theirs, revision: 1, supplement: hall }).execute();
    const titles = async (query: string) => {
      const { body } = await femke.get<Choice>(`/organisation/${organisation}/agenda/locations?size=100&${query}`);
      return body.rows.map((row) => row.title);
    };
    expect(await titles('')).toContain('Zaal boven');
    expect(await titles('')).not.toContain('Iemand');
    expect(await titles('q=concert')).toEqual([]);
    expect(await titles(`q=concert&product=${theirs}`)).toEqual(['Concertzaal']);
  });
});

describe('reading one', () => {
  test('says why readers do not see it', async () => {
    const shown = await madeProduct(world, deScholte.key, 'Lezing');
    await madeShare(world, shown, organisation, 'accepted');
    const key = await planned(femke, { organisation, product: shown, location, timing: once('2026-12-17') });
    const why = async () => (await toldItem(femke, key)).shown;
    expect(await why()).toBe('yes');
    await world.db().updateTable('product').set({ published_revision: null, published_from: null }).where('key', '=', shown).execute();
    expect(await why()).toBe('product');
    // The owner of the product sees the dates of what is its own, and changes nothing.
    expect(await toldItem(omar, key)).toMatchObject({ actions: [] });
    expect((await omar.delete(`/agenda/item/${key}`, { version: 1 })).status).toBe(403);
    await world.db().updateTable('product_consumer').set({ state: 'ended' }).where('product', '=', shown).execute();
    expect(await why()).toBe('unshared');
    expect((await omar.get(`/agenda/item/${key}`)).status).toBe(404);
    expect((await omar.delete(`/agenda/item/${key}`, { version: 1 })).status).toBe(404);
  });
});

describe('deleting one', () => {
  test('leaves the traces and nothing else', async () => {
    const key = await planned(femke, { organisation, product, location, timing: once('2026-12-18') });
    expect((await femke.delete(`/agenda/item/${key}`, { version: 0 })).body).toMatchObject({ errorCode: 'version.newer' });
    expect((await femke.delete(`/agenda/item/${key}`, { version: 1 })).status).toBe(200);
    expect((await femke.get(`/agenda/item/${key}`)).status).toBe(404);
    expect(await tracesOf(world, key)).toMatchObject([
      { act: 'create', details: {} },
      { act: 'erase', action: 'delete', details: { values: { organisation, product } } },
    ]);
    const revisions = await world.db().selectFrom('revision').select('number').where('record', '=', key).execute();
    expect(revisions).toEqual([]);
  });
});
