import { type State, allStates, state } from '@bronhouder/domain/publication/states.ts';
import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { later } from '../../../access/limits.ts';
import { filledAt, openWorld } from '../../../for-tests.ts';
import { runJob } from '../../../jobs/jobs.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';

const world = await openWorld();
afterAll(world.close);
afterEach(() => world.at(filledAt));

const day = 24 * 3_600_000;
const anna = world.as(people.anna);
const list = async (query: string, client = anna): Promise<{ titles: unknown[]; total: number }> => {
  const { status, body, text } = await client.get(`/organisation?size=100&${query}`);
  expect(status, text).toBe(200);
  return { titles: body.rows.map(({ title }) => title), total: body.total };
};

/** What the domain says of every organisation of the tenant, straight from the facts. */
const byDomain = async (now: string): Promise<Record<State, string[]>> => {
  const rows = await world
    .db()
    .selectFrom('organisation as o')
    .select(['o.title', ...factSelection])
    .orderBy('o.title')
    .execute();
  const found = allStates.map((name) => [name, rows.filter((row) => state(fromRow(row), now) === name).map(({ title }) => title)] as const);
  return Object.fromEntries(found) as Record<State, string[]>;
};

/** Around every moment of the world: before and after plans take over and publications end. */
const clocks = [-1000, -400, -30, -1, 0, 13, 14, 29, 30, 41, 45, 90, 210, 221, 400].map((days) => later(filledAt, days * day));

const facets = z.array(z.object({ value: z.string(), count: z.number() }));
const counted = z.object({ states: z.array(z.object({ value: z.string(), count: z.number() })) });

test.each(clocks)('a filter by state means what the domain says, at %s, before the job and after it', async (now) => {
  world.at(now);
  const expected = await byDomain(now);
  const { states } = counted.parse((await anna.get('/organisation/counts?archived=with')).body);
  expect(states).toEqual(allStates.map((value) => ({ value, count: expected[value].length })));
  for (const name of allStates) expect((await list(`states=${name}&archived=with`)).titles.sort()).toEqual(expected[name].sort());
});

test('the job that records what has passed changes no answer', async () => {
  const now = later(filledAt, 400 * day);
  world.at(now);
  const before = await byDomain(now);
  expect(await runJob(world.house, 'record-moments')).toBeGreaterThan(0);
  expect(await byDomain(now)).toEqual(before);
  for (const name of allStates) expect((await list(`states=${name}&archived=with`)).titles.sort()).toEqual(before[name].sort());
});

describe('a list', () => {
  test('holds what may be read, and nothing else', async () => {
    expect(await list('', world.as(people.karel))).toEqual({ titles: ['Bibliotheek Lindenhof', 'Museum De Kiem'], total: 2 });
    expect((await list('', world.as(people.gijs))).titles).toEqual([
      'Archief aan de Berkel',
      'Bibliotheek De Walderij',
      'Museum De Scholtehoeve',
    ]);
    expect(await list('', world.as(people.joost))).toEqual({ titles: [], total: 0 });
    expect((await list('', world.as(people.els))).titles).not.toContain('Bibliotheek Lindenhof');
  });

  test('of a team holds what is beneath it, or only what it governs itself', async () => {
    expect((await list(`team=${teams.noordBrabant.key}`)).total).toBeGreaterThan(5);
    expect(await list(`team=${teams.noordBrabant.key}&beneath=false`)).toEqual({ titles: [], total: 0 });
    expect((await list(`team=${teams.meierij.key}&beneath=false`)).titles).toEqual(['Woonzorghuis Hof te Veghel', 'Zwemclub De Raam']);
    expect((await list(`team=${teams.vlaanderen.root.key}`)).total).toBe(0);
  });

  test.each([
    ['lindenhof', ['Bibliotheek Lindenhof']],
    ['BIBLIOTHEEK wald', ['Bibliotheek De Walderij']],
    ['ràam', ['Zwemclub De Raam']],
    ['100%', []],
    ['_', []],
    ["'; drop table organisation; --", []],
    ['\\', []],
    ['   ', null],
  ])('searched for %j', async (q, titles) => {
    const found = await list(`q=${encodeURIComponent(q)}`);
    if (titles) expect(found).toEqual({ titles, total: titles.length });
    else expect(found.total).toBe((await list('')).total);
  });

  test('leaves archived ones out unless they are asked for', async () => {
    expect((await list('q=suiker')).total).toBe(0);
    expect((await list('q=suiker&archived=with')).total).toBe(1);
    expect((await list('archived=only')).titles).toEqual(['Suikermuseum De Kristal']);
    expect((await list('states=archived')).titles).toEqual(['Suikermuseum De Kristal']);
  });

  test('by type, by several types, and by a state that is none', async () => {
    expect((await list(`types=${types.gemeente.key}`)).titles).toEqual(['Gemeente Bladel']);
    expect((await list(`types=${types.gemeente.key}&types=${types.museum.key}`)).titles).toEqual(
      expect.arrayContaining(['Gemeente Bladel', 'Museum De Kiem']),
    );
    for (const none of ['haunted', 'constructor', '__proto__']) expect((await list(`states=${none}`)).total).toBe(0);
  });

  test('by each switch, on and off', async () => {
    const { rows } = (await anna.get('/organisation?size=100')).body;
    const titlesWhere = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ title }) => title);
    const factOf = (row: (typeof rows)[number], fact: 'online' | 'workflow') => Object(row['facts'])[fact] as boolean;
    for (const name of ['online', 'workflow'] as const) {
      expect((await list(`${name}=on`)).titles).toEqual(titlesWhere((row) => factOf(row, name)));
      expect((await list(`${name}=off`)).titles).toEqual(titlesWhere((row) => !factOf(row, name)));
    }
    expect((await list('online=off')).titles).not.toEqual([]);
    const [on, off] = [await list('productWorkflow=on'), await list('productWorkflow=off')];
    expect(on.total + off.total).toBe(rows.length);
    expect((await list('online=off&states=concept')).total).toBe(0);
  });

  test('counts each choice as the list would have it, the other filters as they are', async () => {
    const filters = [
      '',
      'online=on',
      'workflow=off',
      `types=${types.museum.key}`,
      'states=published&online=on',
      'archived=only',
      'q=bibliotheek',
    ];
    for (const filter of filters) {
      const counts = z.record(z.string(), facets).parse((await anna.get(`/organisation/counts?${filter}`)).body);
      const without = (name: string) => filter.split('&').filter((part) => part && !part.startsWith(`${name}=`));
      for (const name of ['states', 'types', 'archived', 'online', 'workflow', 'productWorkflow']) {
        for (const { value, count } of counts[name] ?? []) {
          expect((await list([...without(name), `${name}=${value}`].join('&'))).total, `${filter} then ${name}=${value}`).toBe(count);
        }
      }
    }
  });

  test('by the days on which it changed, both included, as the tenant counts days', async () => {
    const { body } = await anna.get(`/organisation/${its.deKiem.key}`);
    const local = (at: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date(at));
    const [on, before, after] = [local(body.savedAt), local(later(body.savedAt, -day)), local(later(body.savedAt, day))];
    expect((await list(`changedFrom=${on}&changedTill=${on}`)).titles).toContain('Museum De Kiem');
    expect((await list(`changedTill=${before}`)).titles).not.toContain('Museum De Kiem');
    expect((await list(`changedFrom=${after}`)).titles).not.toContain('Museum De Kiem');
  });

  test('comes in pages that together hold everything once, in the order asked', async () => {
    for (const sort of ['title', 'team', 'savedAt']) {
      for (const descending of [false, true]) {
        const pages: unknown[] = [];
        for (let page = 1; page <= 4; page += 1) {
          const { body } = await anna.get(`/organisation?archived=with&size=5&page=${page}&sort=${sort}&descending=${descending}`);
          expect(body.total).toBe(15);
          pages.push(...body.rows.map((row) => row.key));
        }
        expect(new Set(pages).size).toBe(15);
      }
    }
    const titles = (await list('archived=with')).titles as string[];
    expect(titles).toEqual([...titles].sort(new Intl.Collator('nl').compare));
  });

  test.each([
    'page=0',
    'page=x',
    'size=101',
    'sort=colour',
    'team=x',
    'types=1',
    'changedFrom=01-02-2026',
    'changedFrom=2026-02-30',
    'beneath=maybe',
    'archived=no',
    'online=yes',
    'workflow=true',
    'productWorkflow=1',
  ])('%s is refused with the field named', async (query) => {
    const { status, body } = await anna.get(`/organisation?${query}`);
    expect({ status, fields: body.problems?.map(({ field }) => field.split('.')[0]) }).toEqual({
      status: 400,
      fields: [query.split('=')[0]],
    });
  });
});
