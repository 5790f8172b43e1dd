import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { course, made } from '../supplements/supplements.samples.ts';
import { madeItem, once } from './items.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, karel, femke, omar] = [world.as(people.anna), world.as(people.karel), world.as(people.femke), world.as(people.omar)];
const { lindenhof, deScholte } = its;

type Busy = { item: Key | null; title: string | null; start: string; end: string }[];
const busyAt = (location: Key, client = femke, more = '') =>
  client.get<Busy>(`/agenda/busy?location=${location}&from=2026-12-01&till=2026-12-31${more}`);
const product = await madeProduct(world, lindenhof.key, 'Zingen');
const at = (location: Key, timing: Parameters<typeof madeItem>[1]['timing'], of = { organisation: lindenhof.key, product }) =>
  madeItem(world, { ...of, location, timing });

test('a room says what else takes place there, but for what is cancelled, moved away or being asked about; opening hours leave room', async () => {
  const [hall, other] = [await made(femke, { title: 'Koorzaal' }), await made(femke, { title: 'Andere zaal' })];
  const span = { startDate: '2026-12-08', startTime: '10:00', endDate: '2026-12-08', endTime: '11:30' };
  const first = await at(hall, once('2026-12-07'));
  await at(hall, { ...once('2026-12-08'), changes: [{ on: '2026-12-08', kind: 'cancelled', reason: '' }] } as ReturnType<typeof once>);
  await at(hall, { ...once('2026-12-08'), changes: [{ on: '2026-12-08', kind: 'moved', span, location: other, reason: '' }] } as ReturnType<
    typeof once
  >);
  const slots = { MO: [{ from: '09:00', till: '17:00' }] };
  await at(hall, { kind: 'hours', from: '2026-12-01', till: '2026-12-31', hours: { week: slots, exceptions: [] } });
  const busy = [{ item: first, title: 'Zingen', start: '2026-12-07T10:00', end: '2026-12-07T11:30' }];
  expect((await busyAt(hall)).body).toEqual(busy);
  expect((await busyAt(hall, femke, `&except=${first}`)).body).toEqual([]);
  expect((await busyAt(other)).body).toMatchObject([{ start: '2026-12-08T10:00' }]);
});

test('whose it is stays untold where its agenda may not be read; what is put away or not shared any more takes no room', async () => {
  const hall = await made(femke, { title: 'Kapel' });
  const theirs = await course(karel, 'Lenen', [hall]);
  const share = await madeShare(world, theirs, deScholte.key, 'accepted');
  await at(hall, once('2026-12-07'), { organisation: lindenhof.key, product });
  expect((await busyAt(hall, omar)).body).toEqual([{ item: null, title: null, start: '2026-12-07T10:00', end: '2026-12-07T11:30' }]);
  const item = await at(hall, once('2026-12-09'), { organisation: deScholte.key, product: theirs });
  expect((await busyAt(hall, omar)).body).toMatchObject([{ item: null }, { item, title: 'Lenen' }]);
  expect((await busyAt(hall)).body).toMatchObject([{ title: 'Zingen' }, { item, title: 'Lenen' }]);
  await world.db().updateTable('product_consumer').set({ state: 'ended' }).where('key', '=', share).execute();
  expect((await busyAt(hall)).body).toMatchObject([{ title: 'Zingen' }]);
  await world.db().updateTable('product').set({ archived_at: '2026-11-20T00:00:00Z' }).where('key', '=', product).execute();
  expect((await busyAt(hall)).body).toEqual([]);
  await world.db().updateTable('product').set({ archived_at: null }).where('key', '=', product).execute();
});

test('is asked at locations of a library that may be used, or that a product names which is shown there', async () => {
  const hall = await made(anna, { title: 'Gesloten zaal' });
  const [none, viewer] = [await busyAt(hall, omar), await busyAt(hall, world.as(people.hanna))];
  expect([none.status, viewer.status]).toEqual([404, 403]);
  const wrong = await femke.get<{ problems: { field: string }[] }>(`/agenda/busy?location=${hall}&from=2026-12-02&till=2026-12-01`);
  expect([wrong.status, wrong.body.problems.map(({ field }) => field)]).toEqual([400, ['till']]);
});
