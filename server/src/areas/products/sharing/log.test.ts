import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { madeProduct } from './sharing.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { karel, omar, anna, lotte } = people;
const { lindenhof, deScholte, hofTeVeghel } = its;

/** An offer of the library to an organisation, and what that one answers. */
const offered = async (product: Key, organisation: Key, answer: 'acceptance' | 'denial') => {
  const { body } = await world.as(anna).post<[{ key: Key }]>(`/product/${product}/consumers`, { organisations: [organisation] });
  const [{ key }] = body;
  expect((await world.as(anna).post(`/sharing/${key}/${answer}`, {})).status).toBe(200);
};
type Log = { rows: { act: string; values: Record<string, string> }[]; total: number; acts: string[]; people: { key: Key }[] };
const logOf = async (who: { key: Key }, path: string): Promise<Log> => (await world.as(who).get<Log>(`${path}/auditlog?size=100`)).body;
const aboutSharing = ({ rows }: Log) => rows.filter(({ act }) => act.startsWith('share'));

test('the log of a product tells a co-organiser of itself, not who else was asked and what they said', async () => {
  const product = await madeProduct(world, lindenhof.key, 'Stemtraining');
  await offered(product, hofTeVeghel.key, 'denial');
  await offered(product, deScholte.key, 'acceptance');
  expect(aboutSharing(await logOf(karel, `/product/${product}`)).map(({ act }) => act)).toEqual([
    'shareAccept',
    'shareOffer',
    'shareDecline',
    'shareOffer',
  ]);
  const seen = await logOf(omar, `/product/${product}`);
  expect(aboutSharing(seen).map(({ values }) => values['consumerTitle'])).toEqual(['Museum De Scholtehoeve', 'Museum De Scholtehoeve']);
  expect([seen.total, seen.acts]).toEqual([2, ['shareAccept', 'shareOffer']]);
});

test('the log of an organisation names a product to who reads it, on the side that the entry is about', async () => {
  const product = await madeProduct(world, lindenhof.key, 'Geheim plan');
  await offered(product, deScholte.key, 'denial');
  const first = async (who: { key: Key }, { key }: { key: Key }) => aboutSharing(await logOf(who, `/organisation/${key}`))[0];
  expect((await first(karel, lindenhof))?.values).toMatchObject({ productTitle: 'Geheim plan' });
  // Readers see it, so its title is no secret.
  expect((await first(omar, deScholte))?.values).toMatchObject({ productTitle: 'Geheim plan' });
  await world.db().updateTable('product').set({ published_revision: null, published_from: null }).where('key', '=', product).execute();
  expect(await first(omar, deScholte)).toMatchObject({ act: 'shareDecline', values: { product } });
  expect(JSON.stringify((await first(omar, deScholte))?.values)).not.toContain('Geheim');

  const [role, key] = [world.house.newKey(), world.house.newKey()];
  const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', lindenhof.key).executeTakeFirstOrThrow();
  const rights = ['ORGANISATION:read'];
  await world.db().insertInto('role').values({ key: role, name: 'Alleen organisaties', description: '', rights, team }).execute();
  const assignment = { key, user_id: lotte.key, role, organisation: lindenhof.key, scope: 'current' };
  await world.db().insertInto('assignment').values(assignment).execute();
  expect((await first(lotte, lindenhof))?.act).toBe('shareDecline');
  expect(JSON.stringify((await first(lotte, lindenhof))?.values)).not.toContain('Geheim');
});
