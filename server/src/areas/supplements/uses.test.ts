import { libraries, organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { makeAssignment } from '../assignments/make-assignment.ts';
import { makeRole } from '../roles/make-role.ts';
import { madeShare } from '../products/sharing/sharing.samples.ts';
import { course, made, published, productTold, told } from './supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
afterEach(() => world.at(filledAt));
const [femke, karel, anna, omar] = [world.as(people.femke), world.as(people.karel), world.as(people.anna), world.as(people.omar)];

const usesOf = async (key: string, client = femke) => (await client.get(`/supplement/${key}/uses`)).body;

describe('where one is used', () => {
  test('is told by name, with each version that names it', async () => {
    const key = await made(femke, { title: 'Tuinzaal' });
    const product = await course(karel, 'Tuinieren', [key]);
    expect(await usesOf(key)).toMatchObject({
      rows: [{ kind: 'product', key: product, title: 'Tuinieren', revisions: ['working'] }],
      hidden: 0,
    });
    await published(karel, product);
    expect((await usesOf(key)).rows).toMatchObject([{ revisions: ['working', 'published'] }]);
    const { facts, type, content, version } = await productTold(karel, product);
    const without = { revision: facts.working, type, state: 'concept', content: { ...content, locations: [] } };
    expect((await karel.put(`/product/${product}`, without)).status).toBe(200);
    expect((await usesOf(key)).rows).toMatchObject([{ revisions: ['published'] }]);
    expect(await told(femke, key)).toMatchObject({ uses: 1, shown: true });
    await karel.post(`/product/${product}/depublication`, { version: version + 1 });
    world.at(later(filledAt, 60_000));
    expect(await usesOf(key)).toMatchObject({ total: 0, hidden: 0 });
  });

  test('is counted where it may not be read', async () => {
    const key = await made(femke, { title: 'Achterzaal' });
    await course(karel, 'Geheim', [key]);
    const author = { house: world.house, now: filledAt, who: null };
    const [role, { key: team }] = [world.house.newKey(), teams.root];
    await makeRole(author, world.tenant.key, {
      key: role,
      name: 'Alleen de bibliotheek',
      description: '',
      team,
      rights: ['SUPPLEMENT:read'],
    });
    const place = { kind: 'organisation', key: its.lindenhof.key } as const;
    const held = { key: world.house.newKey(), person: people.joost.key, role, place, scope: 'current' } as const;
    await makeAssignment(author, world.tenant.key, held);
    expect(await usesOf(key, world.as(people.joost))).toMatchObject({ rows: [], total: 0, hidden: 1 });
  });
});

describe('erasing', () => {
  const erase = async (key: string, client = karel) => client.delete(`/supplement/${key}`, { version: (await told(client, key)).version });

  test('is refused in use, and leaves nothing but the traces otherwise', async () => {
    const key = await made(femke, { title: 'Kelder' });
    const product = await course(karel, 'Wijn', [key]);
    const effects = await karel.get(`/supplement/${key}/effects/erase`);
    expect(effects.body).toMatchObject([{ code: 'usedByProducts', count: 1, names: ['Wijn'] }, { code: 'traceStays' }]);
    expect([(await erase(key)).status, (await erase(key)).body]).toMatchObject([
      409,
      { errorCode: 'supplement.in-use', values: { uses: 1 } },
    ]);
    await anna.post(`/product/${product}/archive`, { version: 1 });
    expect((await erase(key)).body.errorCode).toBe('supplement.in-use');
    await anna.delete(`/product/${product}`, { version: 2, title: 'Wijn' });
    expect((await erase(key)).status).toBe(200);
    expect((await femke.get(`/supplement/${key}`)).status).toBe(404);
    const left = await world.db().selectFrom('audit').select(['act', 'details']).where('record', '=', key).orderBy('key').execute();
    expect(left.map(({ act }) => act)).toEqual(['create', 'erase']);
    expect(await world.db().selectFrom('revision').select('number').where('record', '=', key).execute()).toEqual([]);
  });

  test('of a room lets go of its location', async () => {
    const { building, rooms } = libraries.deKiem;
    const before = (await karel.get(`/supplement/${building.key}/uses`)).body.total;
    expect((await erase(rooms[1]?.key ?? '')).status).toBe(200);
    expect((await karel.get(`/supplement/${building.key}/uses`)).body.total).toBe(before - 1);
  });

  test('and naming at the same moment: one of them wins, and nothing names what is gone', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const key = await made(femke, { title: `Vluchtig ${turn}` });
      const product = await course(karel, `Cursus ${turn}`, []);
      const { facts, type, content } = await productTold(karel, product);
      const naming = { revision: facts.working, type, state: 'concept', content: { ...content, locations: [key] } };
      const [gone, named] = await Promise.all([erase(key), karel.put(`/product/${product}`, naming)]);
      expect([gone.status, named.status].sort()).toEqual(gone.status === 200 ? [200, 422] : [200, 409]);
      const { rows } = (await femke.get<{ rows?: unknown }>(`/supplement/titles?keys=${key}`)).body;
      expect(rows).toBeUndefined();
    }
  });
});

describe('what it is called', () => {
  const titles = async (client: typeof femke, ...keys: string[]) =>
    (
      await client.get<
        {
          title: string;
          readable: boolean;
        }[]
      >(`/supplement/titles?${keys.map((key) => `keys=${key}`).join('&')}`)
    ).body;

  test('is known to whoever may read what names it, and to nobody else', async () => {
    const key = await made(femke, { title: 'Podium' });
    const product = await course(karel, 'Toneel', [key]);
    expect(await titles(femke, key)).toMatchObject([{ title: 'Podium', readable: true, organisation: { key: its.lindenhof.key } }]);
    expect(await titles(omar, key)).toEqual([]);
    await madeShare(world, product, its.deScholte.key, 'accepted');
    expect(await titles(omar, key)).toMatchObject([{ title: 'Podium', readable: false }]);
    expect((await omar.get(`/supplement/${key}`)).status).toBe(404);
    expect(await titles(world.as(people.els), key)).toEqual([]);
  });

  test('is asked by key', async () => {
    expect((await femke.get('/supplement/titles?keys=x')).status).toBe(400);
    expect(await titles(femke)).toEqual([]);
  });
});

test('a co-organiser’s own location is in use as such', async () => {
  const own = libraries.deScholte.building.key;
  const product = await course(karel, 'Vertellen', []);
  const share = await madeShare(world, product, its.deScholte.key, 'accepted');
  await world
    .db()
    .updateTable('product_consumer')
    .set({ locations: [own] })
    .where('key', '=', share)
    .execute();
  expect((await omar.get(`/supplement/${own}/uses`)).body.rows).toContainEqual(
    expect.objectContaining({
      kind: 'product',
      key: product,
      organisation: expect.objectContaining({ key: its.deScholte.key }),
      revisions: ['location'],
    }),
  );
  expect((await omar.get(`/supplement/${own}/effects/close`)).body).toContainEqual(
    expect.objectContaining({ code: 'usedByCoOrganisers', names: ['Vertellen'] }),
  );
});
