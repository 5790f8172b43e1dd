import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { describeVerbs } from '../records/verbs-for-tests.ts';
import { logOf, revisionsOf } from './traces-for-tests.ts';
import { rows } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);

describeVerbs(world, {
  path: '/organisation',
  rows,
  outsiders: [people.carla, people.els],
  changed: 'parkingSpaces',
  ownFacts: (facts) => facts,
});

test('what was erased is gone, with everything that hung on it; its traces stay without content', async () => {
  const { key } = its.lindenhof;
  expect((await world.as(people.anna).get(`/organisation/${key}`)).body.errorCode).toBe('record.unknown');
  expect(await revisionsOf(world, key)).toEqual([]);
  const log = await logOf(world, key);
  expect(log.map(({ act }) => act)).toEqual(expect.arrayContaining(['create', 'publish', 'archive', 'erase']));
  expect(log.filter((entry) => entry.note !== null || (entry.act !== 'erase' && JSON.stringify(entry.details) !== '{}'))).toEqual([]);
  const roles = await world.db().selectFrom('assignment').select('key').where('organisation', '=', key).execute();
  expect(roles).toEqual([]);
});
