import { people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { addresses, assignmentsIn, atLibrary, fillLibrary, type Line } from './assignments.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { rows } = assignmentsIn(world);
const { manager, editor } = tenants.streekdata.builtInRoles;
const [anna, karel] = [world.as(people.anna), world.as(people.karel)];

const names = (lines: Line[]) => lines.map(({ person, email }) => (person as { name: string } | null)?.name ?? email);
beforeAll(() => fillLibrary(world));

describe('is narrowed', () => {
  test.each<[string, string[]]>([
    [`team=${teams.noordBrabant.key}&beneath=false`, ['bram', 'ilse']],
    [`team=${teams.fryslan.key}`, ['carla', 'wietske']],
    [`${atLibrary}&statuses=invited`, ['open']],
    [`${atLibrary}&statuses=invited&statuses=expired`, ['open', 'oud']],
    [`${atLibrary}&roles=${manager}`, ['karel']],
    [`team=${teams.gelderland.key}&placeKinds=organisation`, ['omar', 'omar']],
    [`${atLibrary}&unusedMonths=3`, ['femke']],
    [`${atLibrary}&unusedMonths=6`, []],
    [`person=${people.karel.key}`, ['karel', 'karel']],
    [`${atLibrary}&q=bos`, ['femke']],
    [`${atLibrary}&q=FÉMKE streekdata`, ['femke']],
    [`${atLibrary}&q=later.exam`, ['open']],
    [`${atLibrary}&q=100%25`, []],
    [`team=${world.house.newKey()}`, []],
  ])('%s', async (query, expected) => expect(addresses(await rows(query))).toEqual(expected));

  test('by who never signed in', async () => {
    const lines = await rows(`team=${teams.root.key}&unusedMonths=12`);
    expect(addresses(lines)).toContain('noor');
    expect(addresses(lines)).not.toContain('karel');
    expect(lines.every(({ status }) => status === 'active')).toBe(true);
  });

  test.each([
    ['statuses=nobody', 'statuses.0'],
    ['unusedMonths=0', 'unusedMonths'],
    ['sort=email', 'sort'],
    ['size=1000', 'size'],
    ['team=x', 'team'],
  ])('%s is refused with its field named', async (query, field) => {
    const { status, body } = await anna.get(`/assignment?${query}`);
    expect({ status, fields: body.problems?.map((problem) => problem.field) }).toEqual({ status: 400, fields: [field] });
  });
});

describe('is ordered and paged', () => {
  test.each<[string, string[]]>([
    ['name', ['Femke Bos', 'Karel Jansen', 'open@later.example', 'oud@eerder.example']],
    ['lastLogon', ['open@later.example', 'oud@eerder.example', 'Femke Bos', 'Karel Jansen']],
    ['role', ['Karel Jansen', 'Femke Bos', 'open@later.example', 'oud@eerder.example']],
    ['status', ['Femke Bos', 'Karel Jansen', 'open@later.example', 'oud@eerder.example']],
    ['expires', ['oud@eerder.example', 'open@later.example', 'Femke Bos', 'Karel Jansen']],
    ['inviter', ['open@later.example', 'oud@eerder.example', 'Femke Bos', 'Karel Jansen']],
  ])('by %s', async (sort, expected) => expect(names(await rows(`${atLibrary}&sort=${sort}`, karel))).toEqual(expected));

  test('by each column, both ways, with the same lines', async () => {
    const usual = names(await rows('')).toSorted();
    for (const sort of [
      'name',
      'lastLogon',
      'role',
      'place',
      'scope',
      'status',
      'expires',
      'created',
      'createdBy',
      'updated',
      'updatedBy',
      'inviter',
    ])
      for (const descending of [false, true]) expect(names(await rows(`sort=${sort}&descending=${descending}`)).toSorted()).toEqual(usual);
  });

  test('the order of roles is that of their names in the reader’s language', async () => {
    const set = (language: string) => world.db().updateTable('user_account').set({ language }).where('id', '=', people.anna.key).execute();
    const order = async () => [
      ...new Set((await rows(`sort=role&team=${teams.noordBrabant.key}`)).map(({ role }) => (role as { builtIn: string | null }).builtIn)),
    ];
    const dutch = await order();
    await set('en');
    const english = await order();
    await set('nl');
    expect([dutch, english]).toEqual([
      ['admin', null, 'manager', 'editor'],
      ['admin', 'editor', null, 'manager'],
    ]);
  });

  test('page by page without a gap, with how many there are, also behind the end', async () => {
    const all = await rows('');
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.length / 4); page += 1) {
      const { body } = await anna.get(`/assignment?size=4&page=${page}`);
      expect(body.total).toBe(all.length);
      pages.push(...(body.rows as Line[]).map(({ key }) => key));
    }
    expect(pages).toEqual(all.map(({ key }) => key));
    expect((await anna.get('/assignment?page=99')).body).toEqual({ rows: [], total: all.length });
  });
});

test('the counts are those of the lines that each choice would leave', async () => {
  const { body } = await karel.get(`/assignment/counts?${atLibrary}&statuses=invited`);
  expect(body).toEqual({
    statuses: [
      { value: 'active', count: 2 },
      { value: 'invited', count: 1 },
      { value: 'expired', count: 1 },
    ],
    placeKinds: [
      { value: 'team', count: 0 },
      { value: 'organisation', count: 1 },
    ],
    unused: [3, 6, 12, 18].map((months) => ({ value: String(months), count: 0 })),
    roles: [{ role: { key: editor, name: 'Redacteur', builtIn: 'editor' }, count: 1 }],
  });
  const all = (await karel.get(`/assignment/counts?${atLibrary}`)).body;
  expect(all['unused']).toEqual([
    { value: '3', count: 1 },
    { value: '6', count: 0 },
    { value: '12', count: 0 },
    { value: '18', count: 0 },
  ]);
});
