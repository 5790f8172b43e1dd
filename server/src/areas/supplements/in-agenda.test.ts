import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeItem, once, weekly } from '../agenda/items.samples.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made, saved, told } from './supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [femke, karel] = [world.as(people.femke), world.as(people.karel)];
const { lindenhof, deScholte } = its;

const product = await madeProduct(world, lindenhof.key, 'Boetseren');
const itemAt = (location: Key, timing = weekly as Parameters<typeof madeItem>[1]['timing']) =>
  madeItem(world, { organisation: lindenhof.key, product, location, timing });
type Use = { kind: string; key: Key; title: string; revisions: string[] };
const usesOf = async (key: Key) => (await femke.get<{ rows: Use[] }>(`/supplement/${key}/uses`)).body.rows;
type Effect = { code: string; count: number; names: string[] };
const effectsOf = async (key: Key, act: string) => (await femke.get<Effect[]>(`/supplement/${key}/effects/${act}`)).body;

describe('a location in the agenda', () => {
  test('is in use, with whether readers see its dates, and is not erased', async () => {
    const [hall, past, elsewhere] = [
      await made(femke, { title: 'Ovenruimte' }),
      await made(femke, { title: 'Oude oven' }),
      await made(femke, { title: 'Reserve' }),
    ];
    const span = { startDate: '2026-12-11', startTime: '20:00', endDate: '2026-12-11', endTime: '21:30' };
    const changes = [{ on: '2026-12-10', kind: 'moved' as const, span, location: elsewhere, reason: '' }];
    const key = await itemAt(hall, { ...weekly, changes });
    await itemAt(past, once('2026-11-20'));
    expect(await usesOf(hall)).toMatchObject([{ kind: 'agenda', key, title: 'Boetseren', revisions: ['shown'] }]);
    expect(await usesOf(elsewhere)).toMatchObject([{ kind: 'agenda', key, revisions: ['shown'] }]);
    expect(await usesOf(past)).toMatchObject([{ revisions: ['past'] }]);
    expect([(await told(femke, hall)).uses, (await effectsOf(hall, 'erase'))[0]]).toEqual([
      1,
      { code: 'usedByAgenda', count: 1, names: ['Boetseren'], values: {} },
    ]);
    for (const used of [hall, past, elsewhere]) {
      const { status, body } = await karel.delete(`/supplement/${used}`, { version: 1 });
      expect([status, body.errorCode]).toEqual([409, 'supplement.in-use']);
    }
  });

  test('counts and names the dates that a closing would touch, in its rooms too, and those of products of others', async () => {
    const [building, room] = [await made(femke, { title: 'Gebouw' }), await made(femke, { title: 'Zaal in gebouw' })];
    await world.db().insertInto('supplement_use').values({ record: room, revision: 1, supplement: building }).execute();
    await itemAt(room);
    const closed = async (days: string) => (await effectsOf(building, `close${days}`)).find(({ code }) => code === 'datesClosed');
    expect(await closed('?from=2026-12-10&till=2026-12-17')).toMatchObject({
      count: 2,
      names: ['10-12-2026 19:30 Boetseren', '17-12-2026 19:30 Boetseren'],
    });
    expect(await closed('')).toMatchObject({ count: 9 });
    expect(await closed('?from=2027-06-01')).toBeUndefined();
    const theirs = await madeProduct(world, deScholte.key, 'Spinnen');
    const share = await madeShare(world, theirs, lindenhof.key, 'accepted');
    const shared = await madeItem(world, { organisation: lindenhof.key, product: theirs, location: room, timing: once('2026-12-14') });
    expect(await closed('?from=2026-12-14&till=2026-12-14')).toMatchObject({ count: 1, names: ['14-12-2026 10:00 Spinnen'] });
    await world.db().deleteFrom('agenda_item').where('key', '=', shared).execute();
    await world.db().deleteFrom('product_consumer').where('key', '=', share).execute();
  });

  test('is replaced in the agenda too, where single dates were moved to as well, with a trace', async () => {
    const [hall, other] = [await made(femke, { title: 'Van hier' }), await made(femke, { title: 'Naar daar' })];
    const span = { startDate: '2026-12-11', startTime: '20:00', endDate: '2026-12-11', endTime: '21:30' };
    const changes = [{ on: '2026-12-10', kind: 'moved' as const, span, location: hall, reason: '' }];
    const key = await itemAt(hall, { ...weekly, changes });
    const { status, body } = await femke.post<{ items: object[] }>(`/supplement/${hall}/replacement`, { by: other });
    expect([status, body.items]).toMatchObject([200, [{ kind: 'agenda', key, title: 'Boetseren', outcome: 'replaced' }]]);
    expect(await usesOf(hall)).toEqual([]);
    const row = await world.db().selectFrom('agenda_item').select(['location', 'locations']).where('key', '=', key).executeTakeFirst();
    expect(row).toEqual({ location: other, locations: [other] });
    const acts = await world.db().selectFrom('audit').select(['kind', 'act', 'by']).where('record', '=', key).execute();
    expect(acts).toEqual([{ kind: 'agenda', act: 'save', by: people.femke.key }]);
  });

  test('is saved only without problems while readers see what takes place there', async () => {
    const hall = await made(femke, { title: 'Onaf' });
    const strict = async () => (await femke.get<{ shown: boolean }>(`/supplement/${hall}`)).body.shown;
    expect(await strict()).toBe(false);
    await itemAt(hall);
    expect(await strict()).toBe(true);
    expect((await saved(femke, hall, { title: '' })).status).toBe(422);
  });
});
