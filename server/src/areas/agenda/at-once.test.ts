import type { Span } from '@bronhouder/domain/agenda/item.ts';
import { libraries, organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned, savedItem, type Standing, toldItem, tracesOf } from './verbs.samples.ts';

/** Two at the same time: about one item, and about what an item needs. */
const world = await openWorld();
afterAll(world.close);
const [anna, karel, femke, omar] = [world.as(people.anna), world.as(people.karel), world.as(people.femke), world.as(people.omar)];
const organisation = its.lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');
const turns = 5;

const outcome = ({ status, body }: Pick<Answer, 'status'> & { body: unknown }): string =>
  status === 200 ? 'done' : String((body as { errorCode?: string }).errorCode);
const evening = (day: string): Span => ({ startDate: day, startTime: '20:00', endDate: day, endTime: '21:30' });
const itemsOf = (of: Key) => world.db().selectFrom('agenda_item').select('key').where('product', '=', of).execute();

test('the same time moved twice: one of them, and the other is told', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const key = await planned(femke, { organisation, product, location, timing: weekly });
    const move = (day: string) => ({ version: 1, at: '2026-12-10', which: 'this', span: evening(day) });
    const answers = await Promise.all([
      femke.post(`/agenda/item/${key}/move`, move('2026-12-11')),
      karel.post(`/agenda/item/${key}/move`, move('2026-12-12')),
    ]);
    expect(answers.map(outcome).sort()).toEqual(['done', 'version.newer']);
    expect(await toldItem(femke, key)).toMatchObject({ version: 2, working: 2 });
    expect(await tracesOf(world, key)).toHaveLength(2);
  }
});

test('two saves of different parts: both stand, whoever is first', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const key = await planned(femke, { organisation, product, location, timing: weekly });
    const hall = await made(femke, { title: `Zaal ${turn}` });
    const answers = await Promise.all([
      savedItem(femke, key, { location: hall }, 1),
      savedItem(karel, key, { timing: { ...weekly, span: { ...weekly.span, endTime: '22:00' } } }, 1),
    ]);
    expect(answers.map(outcome)).toEqual(['done', 'done']);
    expect(await toldItem(femke, key)).toMatchObject({ working: 3, location: { key: hall }, timing: { span: { endTime: '22:00' } } });
  }
});

test('a split beside taking it back, and taking back twice: nothing is half', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const one = await madeProduct(world, organisation, `Cursus ${turn}`);
    const key = await planned(femke, { organisation, product: one, location, timing: weekly });
    const move = { version: 1, at: '2027-01-07', which: 'following', span: evening('2027-01-08') };
    const { body } = await femke.post<Standing>(`/agenda/item/${key}/move`, move);
    const [undone, again, moved] = await Promise.all([
      femke.post(`/agenda/item/${key}/undo`, { version: 2 }),
      karel.post(`/agenda/item/${key}/undo`, { version: 2 }),
      anna.post(`/agenda/item/${body.split}/cancellation`, { version: 1, at: '2027-01-15', which: 'this' }),
    ]);
    const undos = [outcome(undone), outcome(again)].sort();
    const there = (await itemsOf(one)).length;
    if (undos.includes('done')) {
      expect([undos, outcome(moved), there]).toEqual([['done', 'version.newer'], 'record.unknown', 1]);
    } else {
      expect([undos, outcome(moved), there]).toEqual([['agenda.split-changed', 'agenda.split-changed'], 'done', 2]);
    }
  }
});

test('making one beside the end of sharing: only while it was shared, and the two wait for each other', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const theirs = await madeProduct(world, its.deScholte.key, `Concert ${turn}`);
    const share = await madeShare(world, theirs, organisation, 'accepted');
    const [item, ended] = await Promise.all([
      femke.post('/agenda/item', { organisation, product: theirs, location, timing: once('2026-12-15') }),
      omar.post(`/sharing/${share}/withdrawal`, {}),
    ]);
    expect(outcome(ended)).toBe('done');
    expect([
      ['done', 1],
      ['form.problems', 0],
    ]).toContainEqual([outcome(item), (await itemsOf(theirs)).length]);
  }
});

test('making and moving beside the deletion of the product or the place: gone with it, or never there', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const title = `Weg ${turn}`;
    const gone = await madeProduct(world, organisation, title);
    const key = await planned(femke, { organisation, product: gone, location, timing: weekly });
    await anna.post(`/product/${gone}/archive`, { version: 1 });
    const move = { version: 1, at: '2026-12-10', which: 'this', span: evening('2026-12-11') };
    const [erased, moved, item] = await Promise.all([
      anna.delete(`/product/${gone}`, { version: 2, title }),
      karel.post(`/agenda/item/${key}/move`, move),
      femke.post('/agenda/item', { organisation, product: gone, location, timing: once('2026-12-15') }),
    ]);
    expect(outcome(erased), erased.text).toBe('done');
    expect(['done', 'record.unknown']).toContain(outcome(moved));
    expect(outcome(item)).toBe('form.problems');
    expect(await itemsOf(gone)).toEqual([]);
    expect((await tracesOf(world, key)).at(-1)).toMatchObject({ act: 'erase' });
  }
});

test('making one beside the deletion of its place: in use, or unknown', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const hall = await made(femke, { title: `Schuur ${turn}` });
    const [item, erased] = await Promise.all([
      femke.post('/agenda/item', { organisation, product, location: hall, timing: once('2026-12-15') }),
      karel.delete(`/supplement/${hall}`, { version: 1 }),
    ]);
    expect([
      ['done', 'supplement.in-use'],
      ['form.problems', 'done'],
    ]).toContainEqual([outcome(item), outcome(erased)]);
  }
});
