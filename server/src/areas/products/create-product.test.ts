import { organisations as its, people, products, productTypes, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf, revisionsOf } from '../organisations/traces-for-tests.ts';
import { madeShare } from './sharing/sharing.samples.ts';
import type { Seen } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, karel, femke] = [world.as(people.anna), world.as(people.karel), world.as(people.femke)];
const { activiteit, dienst, lidmaatschap } = productTypes;
const organisation = its.lindenhof.key;
const content = { title: '  Schaken in de leeszaal ', price: { kind: 'free' } };
const make = (more: object) => femke.post('/product', { organisation, type: activiteit.key, content, ...more });
const product = async (key: string, who = anna) => (await who.get<Seen>(`/product/${key}`)).body;

test('a product is made as a concept, with its first revision and its first audit entry', async () => {
  const { status, body } = await make({});
  expect(status).toBe(200);
  const it = await product(body.key);
  expect(it).toMatchObject({
    title: 'Schaken in de leeszaal',
    organisation: { key: organisation, title: 'Bibliotheek Lindenhof', archived: false },
    version: 1,
    type: { key: activiteit.key },
    facts: { state: 'concept', working: 1, workflow: true, online: true, publishedRevision: null, archivedAt: null },
    savedBy: { key: people.femke.key },
    sharedWith: 0,
    shownThrough: [],
  });
  expect(await logOf(world, body.key)).toEqual([
    expect.objectContaining({ act: 'create', action: 'create', by: people.femke.key, at: filledAt, revision: 1 }),
  ]);
  expect((await revisionsOf(world, body.key)).map(({ number, fields }) => ({ number, fields: fields.toSorted() }))).toEqual([
    { number: 1, fields: ['price', 'title'] },
  ]);
});

test.each([
  ['a type that is no longer in use', { type: lidmaatschap.key }, 409, 'settings.type-inactive'],
  ['a type that there is not', { type: organisation }, 409, 'settings.type-not-allowed'],
  ['no title', { content: { title: ' ' } }, 422, 'save.problems'],
  ['a title that no list can show', { content: { title: 'x'.repeat(501) } }, 422, 'save.problems'],
  ['a protected field', { type: dienst.key, content: { title: 'x', catalogueNumber: '12' } }, 422, 'save.problems'],
  ['a part of another library', { content: { ...content, locations: [organisation] } }, 422, 'save.problems'],
  ['a content of another shape', { content: { title: 5 } }, 422, 'input.invalid'],
  ['an organisation that there is not', { organisation: activiteit.key }, 404, 'record.unknown'],
])('%s is refused, and nothing is left', async (_what, more, status, code) => {
  const before = await everything(world);
  const answer = await make(more);
  expect(answer.body.errorCode, answer.text).toBe(code);
  if (code !== 'input.invalid') expect(answer.status).toBe(status);
  expect(await everything(world)).toEqual(before);
});

test('a team narrows which types its organisations may use, and says so before one is chosen', async () => {
  const { version, own } = (await anna.get<{ version: number; own: object }>(`/team/${teams.kempen.key}/settings`)).body;
  const set = await anna.put(`/team/${teams.kempen.key}/settings`, { version, settings: { ...own, productTypes: [dienst.key] } });
  expect(set.status, set.text).toBe(200);
  expect((await make({})).body.errorCode).toBe('settings.type-not-allowed');
  const creation = (await femke.get<{ types: { key: string }[] }>(`/product/creation?organisation=${organisation}`)).body;
  expect(creation.types.map(({ key }) => key)).toEqual([dienst.key]);
});

test('a product whose type has a field for nothing that it holds needs another type before it can go out', async () => {
  const [key, db] = [world.house.newKey(), world.db()];
  const at = { created_at: filledAt, saved_at: filledAt };
  await db
    .insertInto('product')
    .values({ key, organisation, type: activiteit.key, title: 'Over', state: 'concept', working: 1, ...at })
    .execute();
  const types = JSON.stringify([{ key: activiteit.key, version: 1 }]);
  const content = JSON.stringify({ title: 'Over', motto: 'uit een vorig type' });
  await db
    .insertInto('revision')
    .values({ kind: 'product', record: key, number: 1, made_at: filledAt, types, content, fields: ['title', 'motto'] })
    .execute();
  const { status, body } = await karel.post(`/product/${key}/publication`, { version: 1 });
  expect({ status, code: body.errorCode }).toEqual({ status: 409, code: 'product.type-needed' });
});

test('who sees a product only through a co-organiser reads it and its history, and changes nothing; afterwards it is not there', async () => {
  const { key } = products.zwemles;
  expect((await karel.get(`/product/${key}`)).status).toBe(404);
  const share = await madeShare(world, key, organisation, 'accepted');
  const it = await product(key, karel);
  expect(it).toMatchObject({
    actions: [],
    sharedWith: 1,
    shownThrough: [{ key: organisation, title: 'Bibliotheek Lindenhof', state: 'accepted' }],
    teams: expect.arrayContaining([teams.root.key, teams.kempen.key]),
  });
  // Who may read at the owner too finds it at both.
  expect(await product(key, anna)).toMatchObject({
    shownThrough: [{ key: organisation }],
    actions: expect.arrayContaining(['PRODUCT:read']),
  });
  for (const path of ['/revisions', '/auditlog', '/revision/1', '/effects/publish'])
    expect((await karel.get(`/product/${key}${path}`)).status, path).toBe(200);
  const write = await karel.post(`/product/${key}/publication`, { version: it.version });
  expect({ status: write.status, code: write.body.errorCode }).toEqual({ status: 403, code: 'publish.right' });
  const list = async (shared: string) =>
    (await karel.get(`/product?organisation=${organisation}&shared=${shared}&size=100`)).body.rows.map((row) => row['key']);
  expect(await list('shared')).toEqual([key]);
  expect(await list('own')).not.toContain(key);
  expect(await list('all')).toContain(key);
  for (const state of ['declined', 'withdrawn', 'ended']) {
    await world.db().updateTable('product_consumer').set({ state }).where('key', '=', share).execute();
    expect((await karel.get(`/product/${key}`)).status, state).toBe(404);
    expect((await karel.post(`/product/${key}/publication`, { version: it.version })).status, state).toBe(404);
  }
});

test('each choice of a filter counts what the list would have, the other filters as they are', async () => {
  type Facets = Record<'states' | 'types' | 'archived' | 'shared', { value: string; count: number }[]>;
  const filter = `team=${teams.noordBrabant.key}&q=de`;
  const counts = (await anna.get<Facets>(`/product/counts?${filter}`)).body;
  const total = async (more: string) => (await anna.get(`/product?${filter}&${more}`)).body.total;
  for (const { value, count } of counts.states) expect(await total(`states=${value}`), value).toBe(count);
  for (const { value, count } of counts.types) expect(await total(`types=${value}`), value).toBe(count);
  for (const { value, count } of counts.archived) expect(await total(`archived=${value}`), value).toBe(count);
  for (const { value, count } of counts.shared) expect(await total(`shared=${value}`), value).toBe(count);
  expect(counts.types.length).toBeGreaterThan(1);
});
