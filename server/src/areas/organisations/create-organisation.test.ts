import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf, revisionsOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const wanted = {
  team: teams.kempen.key,
  types: [types.museum.key],
  content: { title: '  Museum   Het Spoor ', phone: 'bel ons', shortName: '' },
};
const create = (body: object, who: { key: string } = people.bram) => world.as(who).post('/organisation', body);

test('an organisation is made as a concept, with its first revision and its first audit entry', async () => {
  const made = await create({ ...wanted, online: false });
  expect(made.status, made.text).toBe(200);
  expect(made.body).toMatchObject({
    version: 1,
    facts: { workflow: true, online: false, state: 'concept', working: 1, publishedRevision: null },
  });
  const { key } = made.body;
  const it = (await world.as(people.bram).get(`/organisation/${key}`)).body;
  expect(it).toMatchObject({
    title: 'Museum Het Spoor',
    team: { key: teams.kempen.key, name: 'Kempen' },
    types: [{ key: types.museum.key, version: 1 }],
    content: { title: 'Museum   Het Spoor', phone: 'bel ons' },
    createdAt: filledAt,
    savedBy: { key: people.bram.key, name: 'Bram van den Berg' },
  });
  expect(it.content).not.toHaveProperty('shortName');
  expect(await logOf(world, key)).toEqual([
    expect.objectContaining({ act: 'create', action: 'create', by: people.bram.key, at: filledAt, revision: 1 }),
  ]);
  expect(await revisionsOf(world, key)).toEqual([
    expect.objectContaining({ number: 1, made_by: people.bram.key, fields: ['title', 'phone'] }),
  ]);
});

test('each gets a key of its own, in the order in which they were made', async () => {
  const keys = [(await create(wanted)).body.key, (await create(wanted)).body.key];
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect([...keys].sort()).toEqual(keys);
  expect(new Set(keys).size).toBe(2);
});

test.each<[string, object, number, string, string[]]>([
  ['no types', { types: [] }, 422, 'settings.types-required', []],
  [
    'more types than the tenant allows',
    {
      types: Object.values(types)
        .slice(0, 4)
        .map((type) => ('key' in type ? type.key : '')),
    },
    422,
    'settings.types-maximum',
    [],
  ],
  ['a type that is not active', { types: [types.vvv.key] }, 409, 'settings.type-inactive', []],
  ['a type of the other tenant', { types: [Object.values(types.vlaanderen)[0]?.key] }, 409, 'settings.type-inactive', []],
  ['a type that is none', { types: ['museum'] }, 400, 'input.invalid', ['types.0']],
  ['no title', { content: { phone: '+31497555012' } }, 422, 'save.problems', ['title']],
  ['a title of spaces', { content: { title: '  ' } }, 422, 'save.problems', ['title']],
  ['content of another shape', { content: { title: 'x', people: 'many', address: 5 } }, 400, 'input.invalid', ['people', 'address']],
  ['no content', { content: undefined }, 400, 'input.invalid', ['content']],
  ['no team', { team: undefined }, 400, 'input.invalid', ['team']],
  ['a team that is none', { team: '0198a000-0000-7000-8000-0000000fffff' }, 404, 'record.unknown', []],
  ['a team of the other tenant', { team: teams.vlaanderen.root.key }, 404, 'record.unknown', []],
  ['a switch that is none', { workflow: 'on' }, 400, 'input.invalid', ['workflow']],
])('%s is refused, and nothing is left', async (_, change, status, code, fields) => {
  const before = await everything(world);
  const answer = await create({ ...wanted, ...change });
  expect({
    status: answer.status,
    code: answer.body.errorCode,
    fields: (answer.body.problems ?? []).map(({ field }) => field).sort(),
  }).toEqual({ status, code, fields: [...fields].sort() });
  expect(await everything(world)).toEqual(before);
});

test('every reason against its types is told at once', async () => {
  const { body } = await create({ ...wanted, types: [types.vvv.key, types.museum.key, types.archief.key, types.bibliotheek.key] });
  expect([body.errorCode, ...(body.also ?? []).map(({ code }) => code)]).toEqual(['settings.types-maximum', 'settings.type-inactive']);
  expect(body.also?.[0]).toMatchObject({ message: expect.any(String), values: { nameNl: 'VVV-kantoor' } });
});

test('only in a team where one may: not without the right, not out of reach', async () => {
  const before = await everything(world);
  expect((await create(wanted, people.hanna)).body).toMatchObject({ errorCode: 'right.missing' });
  expect((await create(wanted, people.karel)).body).toMatchObject({ errorCode: 'record.unknown' });
  expect((await create(wanted, people.dirk)).body).toMatchObject({ errorCode: 'record.unknown' });
  expect((await create(wanted, people.els)).body).toMatchObject({ errorCode: 'record.unknown' });
  expect((await world.nobody.post('/organisation', wanted)).status).toBe(412);
  expect(await everything(world)).toEqual(before);
});

test('a key that somebody chose is not taken', async () => {
  const made = await create({ ...wanted, key: its.lindenhof.key });
  expect(made.body.key).not.toBe(its.lindenhof.key);
});
