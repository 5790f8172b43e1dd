import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { madeItem, once, weekly } from './items.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { anna, karel, femke, hanna, omar } = people;
const { lindenhof, deScholte, bladel } = its;

type Told = {
  occurrences: {
    item: Key;
    at: string;
    start: string;
    startsAt: string;
    state: string;
    closed: string | null;
    location: { title: string } | null;
  }[];
  items: { key: Key; shown: string; repeats: boolean; actions: string[]; product: { title: string } }[];
  more: boolean;
};
const ask = async (who: { key: string }, query: string) => {
  const { status, body, text } = await world.as(who).get<Told>(`/agenda?${query}`);
  if (status !== 200) throw new Error(text);
  return body;
};
const december = 'from=2026-12-01&till=2026-12-31';
const starts = ({ occurrences }: Told) => occurrences.map(({ start }) => start);

const hall = await made(world.as(anna), { title: 'Oefenzaal' });
const other = await made(world.as(anna), { title: 'Bovenzaal' });
const course = await madeProduct(world, lindenhof.key, 'Schilderen');
const lesson = await madeItem(world, { organisation: lindenhof.key, product: course, location: hall, timing: weekly });

describe('the times of a window', () => {
  test('stand by their start, by the clock and as instants with their offset, with the item that they are of', async () => {
    const told = await ask(femke, `organisation=${lindenhof.key}&${december}`);
    expect(starts(told)).toEqual(['03', '10', '17', '24', '31'].map((day) => `2026-12-${day}T19:30`));
    expect(told.occurrences[0]).toMatchObject({ item: lesson, at: '2026-12-03', startsAt: '2026-12-03T19:30:00+01:00', state: 'planned' });
    expect(told.items).toEqual([
      {
        key: lesson,
        version: 1,
        kind: 'dates',
        repeats: true,
        organisation: { key: lindenhof.key, title: 'Bibliotheek Lindenhof' },
        product: { key: course, title: 'Schilderen' },
        location: { key: hall, title: 'Oefenzaal' },
        shown: 'yes',
        actions: ['read', 'entryCreate', 'update', 'delete'],
      },
    ]);
  });

  test('are those of an organisation, a product, a location, or a team with what is beneath it or not', async () => {
    const asked = async (query: string) => (await ask(anna, `${query}&${december}`)).items.map(({ key }) => key);
    const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', lindenhof.key).executeTakeFirstOrThrow();
    const scopes = [
      `product=${course}`,
      `location=${hall}`,
      `team=${teams.root.key}`,
      `team=${team}&beneath=false`,
      `locations=${hall}&kinds=dates`,
    ];
    for (const scope of scopes) expect([scope, await asked(scope)]).toEqual([scope, [lesson]]);
    const none = [
      `organisation=${deScholte.key}`,
      `location=${other}`,
      `team=${teams.root.key}&beneath=false`,
      `product=${course}&kinds=hours`,
    ];
    for (const scope of none) expect([scope, await asked(scope)]).toEqual([scope, []]);
  });

  test('are told to who reads the agenda there; to others there is nothing', async () => {
    expect((await ask(hanna, `product=${course}&${december}`)).items[0]?.actions).toEqual(['read']);
    expect(await ask(omar, `product=${course}&${december}`)).toEqual({ occurrences: [], items: [], more: false });
  });

  test.each([
    ['from', 'from=2026-13-01&till=2026-12-31', 'from'],
    ['an end before the beginning', 'from=2026-12-02&till=2026-12-01', 'till'],
    ['more days than a window has', 'from=2026-01-01&till=2027-03-01', 'till'],
    ['a kind that is none', `${december}&kinds=never`, 'kinds.0'],
  ])('refuses %s', async (_what, query, field) => {
    const { status, body } = await world.as(femke).get<{ problems: { field: string }[] }>(`/agenda?${query}`);
    expect([status, body.problems.map((problem) => problem.field)]).toEqual([400, [field]]);
  });
});

describe('a time that differs', () => {
  test('stands where it was moved to: in the day of then, at the location of then', async () => {
    const span = { startDate: '2026-12-11', startTime: '20:00', endDate: '2026-12-11', endTime: '21:30' };
    const changes = [
      { on: '2026-12-10', kind: 'moved' as const, span, location: other, reason: '' },
      { on: '2026-12-17', kind: 'cancelled' as const, reason: 'Ziek' },
    ];
    const key = await madeItem(world, { organisation: lindenhof.key, product: course, location: hall, timing: { ...weekly, changes } });
    const of = (told: Told) =>
      told.occurrences.filter(({ item }) => item === key).map(({ start, state, location }) => [start, state, location?.title]);
    expect(of(await ask(femke, `location=${other}&${december}`))).toEqual([['2026-12-11T20:00', 'moved', 'Bovenzaal']]);
    expect(of(await ask(femke, `location=${hall}&${december}`)).map(([start]) => start)).not.toContain('2026-12-11T20:00');
    expect(of(await ask(femke, `organisation=${lindenhof.key}&from=2026-12-11&till=2026-12-17`))).toEqual([
      ['2026-12-11T20:00', 'moved', 'Bovenzaal'],
      ['2026-12-17T19:30', 'cancelled', undefined],
    ]);
    await world.db().deleteFrom('agenda_item').where('key', '=', key).execute();
  });

  test('has the reason for which its location is closed that day, also when that of the location around it is', async () => {
    const room = await made(world.as(anna), { title: 'Zaaltje' });
    const key = await madeItem(world, { organisation: lindenhof.key, product: course, location: room, timing: once('2026-12-08') });
    const closed = async () => (await ask(femke, `location=${room}&${december}`)).occurrences.map((time) => time.closed);
    expect(await closed()).toEqual([null]);
    const close = { from: '2026-12-07', till: '2026-12-09', reason: 'Verbouwing' };
    expect((await world.as(anna).post(`/supplement/${hall}/closing`, { version: 1, ...close })).status).toBe(200);
    await world.db().insertInto('supplement_use').values({ record: room, revision: 1, supplement: hall }).execute();
    expect(await closed()).toEqual(['Verbouwing']);
    const [named] = (await world.as(femke).get<{ closings: unknown[] }[]>(`/supplement/titles?keys=${room}`)).body;
    expect(named).toMatchObject({ closing: null, closings: [close] });
    await world.db().deleteFrom('agenda_item').where('key', '=', key).execute();
  });
});

describe('whether readers see it', () => {
  test('follows from product, organisation and sharing, and nothing is written', async () => {
    const shown = async (product: Key, who = anna) => (await ask(who, `product=${product}&${december}`)).items.map((item) => item.shown);
    const product = await madeProduct(world, lindenhof.key, 'Houtsnijden');
    await madeItem(world, { organisation: lindenhof.key, product, location: hall, timing: weekly });
    expect(await shown(product)).toEqual(['yes']);
    expect((await world.as(karel).post(`/product/${product}/depublication`, { version: 1 })).status).toBe(200);
    expect(await shown(product)).toEqual(['product']);
    await world.db().updateTable('organisation').set({ online: false }).where('key', '=', lindenhof.key).execute();
    expect(await shown(product)).toEqual(['organisation']);
    await world.db().updateTable('organisation').set({ online: true }).where('key', '=', lindenhof.key).execute();
    const theirs = await madeProduct(world, bladel.key, 'Samen zingen');
    const share = await madeShare(world, theirs, lindenhof.key, 'accepted');
    await madeItem(world, { organisation: lindenhof.key, product: theirs, location: hall, timing: weekly });
    expect(await shown(theirs, femke)).toEqual(['yes']);
    await world.db().updateTable('product_consumer').set({ state: 'ended' }).where('key', '=', share).execute();
    expect(await shown(theirs, femke)).toEqual(['unshared']);
  });

  test('the owner sees the dates of its product at who shows it, and can only look', async () => {
    const product = await madeProduct(world, deScholte.key, 'Spinnen');
    const share = await madeShare(world, product, lindenhof.key, 'accepted');
    await madeItem(world, { organisation: lindenhof.key, product, location: hall, timing: weekly });
    const { items } = await ask(omar, `product=${product}&${december}`);
    expect(items).toMatchObject([{ actions: [], product: { title: 'Spinnen' } }]);
    await world.db().updateTable('product_consumer').set({ state: 'withdrawn' }).where('key', '=', share).execute();
    expect((await ask(omar, `product=${product}&${december}`)).items).toEqual([]);
  });
});
