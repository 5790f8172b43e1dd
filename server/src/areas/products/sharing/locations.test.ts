import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { streekdataSupplementTypes } from '@bronhouder/world/streekdata/supplement-types.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../../for-tests.ts';
import { giveRights } from '../../organisations/rights-for-tests.ts';
import { madeProduct, madeShare } from './sharing.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { karel, omar, gijs, hanna } = people;
const { lindenhof, deScholte, berkelArchief } = its;

const made = async (organisation: Key, title: string, type: Key = streekdataSupplementTypes.locatie.key): Promise<Key> => {
  const key = world.house.newKey();
  const at = { created_at: filledAt, saved_at: filledAt };
  await world
    .db()
    .insertInto('supplement')
    .values({ key, organisation, type, title, working: 1, ...at })
    .execute();
  return key;
};

const product = await madeProduct(world, lindenhof.key, 'Zomerlezen');
const share = await madeShare(world, product, deScholte.key, 'accepted');
const hall = await made(deScholte.key, 'Grote zaal');
const garden = await made(deScholte.key, 'Tuin');
await made(deScholte.key, 'Affiche', streekdataSupplementTypes.afbeelding.key);
const elsewhere = await made(lindenhof.key, 'Leeszaal');

const save = (who: { key: string }, locations: Key[], version = 1) =>
  world.as(who).put(`/sharing/${share}/locations`, { version, locations });
const code = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode];

test('a co-organiser chooses places of its own library, and the owner sees which', async () => {
  const choices = (await world.as(omar).get(`/sharing/${share}/locations`)).body;
  const titles = choices.rows.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Grote zaal', 'Tuin']));
  expect(titles).not.toContain('Affiche');
  expect(titles).not.toContain('Leeszaal');
  expect((await world.as(omar).get(`/sharing/${share}/locations?q=tui`)).body.total).toBe(1);
  expect((await save(omar, [garden, hall, garden])).body).toMatchObject({ version: 2, state: 'accepted' });
  const { shares } = (await world.as(karel).get<{ shares: { locations: object[] }[] }>(`/product/${product}/consumers`)).body;
  expect(shares[0]?.locations).toEqual([
    { key: hall, title: 'Grote zaal' },
    { key: garden, title: 'Tuin' },
  ]);
  expect(code(await save(omar, [garden], 1))).toEqual([409, 'version.newer']);
  const trace = await world.db().selectFrom('audit').select('act').where('record', '=', product).orderBy('key', 'desc').executeTakeFirst();
  expect(trace).toEqual({ act: 'shareLocations' });
});

test('not those of others, not what has no place, and not without the rights', async () => {
  const unknown = await save(omar, [hall, elsewhere], 2);
  expect([...code(unknown), unknown.body.problems?.map(({ field }) => field)]).toEqual([422, 'sharing.location-unknown', ['locations.1']]);
  expect(code(await save(hanna, [hall], 2))).toEqual([403, 'right.missing']);
  expect(code(await save(gijs, [hall], 2))).toEqual([200, undefined]);
  expect((await world.as(hanna).get(`/sharing/${share}/locations`)).status).toBe(403);
  expect((await world.as(people.noor).get(`/sharing/${share}/locations`)).status).toBe(404);
});

test('nor are they named without the right to use and to read them', async () => {
  const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', deScholte.key).executeTakeFirstOrThrow();
  const place = { key: team };
  const asked = async () => world.as(people.joost).get(`/sharing/${share}/locations`);
  await giveRights(world, people.joost, ['PRODUCT:read', 'PRODUCT:connect'], place);
  expect(code(await asked())).toEqual([409, 'sharing.locations-right']);
  await giveRights(world, people.joost, ['SUPPLEMENT:use'], place);
  expect((await asked()).body).toEqual({ rows: [], total: 0 });
  await giveRights(world, people.joost, ['SUPPLEMENT:read'], place);
  expect((await asked()).body.total).toBeGreaterThan(1);
});

test('not before it is accepted', async () => {
  const offered = await madeShare(world, product, berkelArchief.key, 'offered');
  const answer = await world.as(omar).put(`/sharing/${offered}/locations`, { version: 1, locations: [] });
  expect(code(answer)).toEqual([409, 'sharing.offered']);
});
