import { people, products as its } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf, revisionsOf } from '../organisations/traces-for-tests.ts';
import { describeVerbs } from '../records/verbs-for-tests.ts';
import { ownFacts } from './columns.ts';
import { rows, type Seen } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);

describeVerbs(world, {
  path: '/product',
  rows,
  outsiders: [people.carla, people.ilse, people.els],
  changed: 'meetings',
  ownFacts: (facts) => ownFacts({ facts, ownArchivedAt: facts.archivedAt }),
});

test('what was erased is gone; its traces stay without content', async () => {
  const { key } = its.verhalenuur;
  expect((await world.as(people.anna).get(`/product/${key}`)).body.errorCode).toBe('record.unknown');
  expect(await revisionsOf(world, key)).toEqual([]);
  const log = await logOf(world, key);
  expect(log.map(({ act }) => act)).toEqual(expect.arrayContaining(['create', 'publish', 'archive', 'erase']));
  expect(log.filter((entry) => entry.note !== null || (entry.act !== 'erase' && JSON.stringify(entry.details) !== '{}'))).toEqual([]);
});

test('a refusal speaks of a product', async () => {
  const { version } = (await world.as(people.anna).get<Seen>(`/product/${its.boekstart.key}`)).body;
  const { body } = await world.as(people.karel).delete(`/product/${its.boekstart.key}/archive`, { version });
  expect(body).toMatchObject({ errorCode: 'restore.not-archived', message: 'Dit product is niet gearchiveerd.' });
});
