import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned, savedItem, toldItem, tracesOf } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const femke = world.as(people.femke);
const organisation = its.lindenhof.key;
const product = await madeProduct(world, organisation, 'Schaken');
const location = await made(world.as(people.anna), { title: 'Speelzaal' });

const key = await planned(femke, { organisation, product, location, timing: weekly });
const [path, span] = [`/agenda/item/${key}`, once('2026-12-11')];
const move = { at: '2026-12-10', which: 'this', span: 'span' in span ? span.span : null };
expect((await femke.post(`${path}/move`, { version: 1, ...move })).status).toBe(200);
const { version } = await toldItem(femke, key);
const traces = await tracesOf(world, key);
await world.db().updateTable('organisation').set({ archived_at: filledAt }).where('key', '=', organisation).execute();

test.each([
  ['saved', () => savedItem(femke, key, { timing: once('2026-12-12') })],
  ['moved', () => femke.post(`${path}/move`, { version, ...move, at: '2026-12-17' })],
  ['cancelled', () => femke.post(`${path}/cancellation`, { version, at: '2026-12-17', which: 'this' })],
  ['split', () => femke.post(`${path}/cancellation`, { version, at: '2026-12-17', which: 'following' })],
  ['put back', () => femke.delete(`${path}/cancellation`, { version, at: '2026-12-10' })],
  ['taken back', () => femke.post(`${path}/undo`, { version })],
  ['deleted', () => femke.delete(path, { version })],
  ['made', () => femke.post('/agenda/item', { organisation, product, location, timing: weekly })],
])('in the agenda of an archived organisation nothing is %s', async (_, ask) => {
  const { status, body } = await ask();
  expect([status, body.errorCode]).toEqual([409, 'save.archived']);
  expect(await tracesOf(world, key)).toEqual(traces);
});

test('it can still be read, and readers see nothing of it', async () => {
  expect(await toldItem(femke, key)).toMatchObject({ key, version, shown: 'organisation', archived: true, actions: ['read'] });
  const { body } = await femke.get<{ occurrences: unknown[]; items: { actions: string[] }[] }>(
    `/agenda?organisation=${organisation}&from=2026-12-01&till=2026-12-31`,
  );
  expect(body.occurrences).toHaveLength(5);
  expect(body.items.map(({ actions }) => actions)).toEqual([['read']]);
  expect((await femke.get(`${path}/ics`)).status).toBe(200);
});
