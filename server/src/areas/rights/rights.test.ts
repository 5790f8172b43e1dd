import { rights } from '@bronhouder/domain/permissions/right.ts';
import { people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const granted = z.array(z.object({ role: z.looseObject({}), place: z.looseObject({}), scope: z.string() }));
const list = z.array(z.object({ right: z.string(), granted, givers: z.array(z.object({ key: z.string(), name: z.string() })) }));
const asked = async (person: { key: string }, path: string) => list.parse((await world.as(person).get(path)).body);
const atKempen = `/team/${teams.kempen.key}/rights`;

describe('why may I (not), at a team', () => {
  test('each of the 53 rights with what gives it, and who could, the nearest first', async () => {
    const explained = await asked(people.hanna, atKempen);
    expect(explained.map(({ right }) => right)).toEqual(rights);
    expect(explained.find(({ right }) => right === 'TEAM:read')?.granted).toMatchObject([
      { role: { builtIn: 'viewer' }, place: { kind: 'team', key: teams.root.key, name: 'Streekdata' }, scope: 'currentAndBeneath' },
    ]);
    expect(explained.find(({ right }) => right === 'ORGANISATION:create')).toMatchObject({
      granted: [],
      givers: [{ name: 'Bram van den Berg' }, { name: 'Anna de Wit' }],
    });
  });

  test('nobody whose account is closed could give it', async () => {
    const account = world.db().updateTable('user_account').where('id', '=', people.bram.key);
    await account.set({ deactivated_at: world.house.clock() }).execute();
    const explained = await asked(people.hanna, atKempen);
    await account.set({ deactivated_at: null }).execute();
    expect(explained.find(({ right }) => right === 'TEAM:update')?.givers).toMatchObject([{ name: 'Anna de Wit' }]);
  });

  test('is not told from outside', async () => {
    for (const person of [people.carla, people.karel, people.joost, people.els]) {
      const { status, body } = await world.as(person).get(atKempen);
      expect({ status, code: body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
    }
  });
});
