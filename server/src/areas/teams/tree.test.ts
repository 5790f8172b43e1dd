import { people, teams, tenants } from '@bronhouder/world/cast.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { grownTeams } from '../../demo/grow-teams.ts';
import { openWorld } from '../../for-tests.ts';
import { makeTeams } from './make-teams.ts';

const world = await openWorld();
afterAll(world.close);

const { house } = world;
const many = 2000;
const grown = grownTeams(many, [teams.root.key], house.newKey);
const { admin, manager, viewer } = tenants.streekdata.builtInRoles;

const tree = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    parent: z.string().nullable(),
    version: z.number(),
    organisations: z.number(),
    actions: z.array(z.string()),
  }),
);
const asked = async (who: { key: string }) => tree.parse((await world.as(who).get('/team')).body);
const at = (number: number) => grown[number]?.key ?? '';
const give = (role: string, team: string, scope: string) =>
  world.db().insertInto('assignment').values({ key: house.newKey(), user_id: people.joost.key, role, team, scope }).execute();

beforeAll(async () => {
  await makeTeams({ house, now: house.clock(), who: null }, world.tenant.key, grown);
});

test('2,000 teams stand eight deep beneath the root', () => {
  expect(Math.max(...grown.map(({ path }) => path.length - 1))).toBe(8);
});

test('whoever reads everything gets every team once, after the one above it', async () => {
  const all = await asked(people.hanna);
  expect(all).toHaveLength(many + 12);
  const seen = new Set<string | null>([null]);
  for (const { key, parent } of all) {
    expect(seen.has(parent)).toBe(true);
    seen.add(key);
  }
  expect(seen.size).toBe(many + 13);
  expect(all.flatMap(({ actions }) => actions)).toEqual([]);
  expect(all.slice(0, 4).map(({ name }) => name)).toEqual(['Streekdata', 'Fryslân', 'Noordoost-Fryslân', 'Súdwest-Fryslân']);
});

test('whoever holds roles here and there gets just those teams, with what may be done at each', async () => {
  await give(admin, at(1), 'beneath');
  await give(viewer, at(2), 'current');
  await give(manager, at(40), 'currentAndBeneath');
  // Told from the rows: where each role reaches, without the code that decides on rights.
  const beneath = (number: number, path: readonly string[]) => path.slice(0, -1).includes(at(number));
  const expected = new Map(
    grown.flatMap(({ key, path }): [string, string[]][] => {
      const isAdmin = beneath(1, path);
      const reads = isAdmin || key === at(2) || key === at(40) || beneath(40, path);
      return reads ? [[key, isAdmin ? ['TEAM:create', 'TEAM:update', 'TEAM:delete', 'ORGANISATION:create'] : []]] : [];
    }),
  );
  const found = await asked(people.joost);
  expect(new Map(found.map(({ key, actions }) => [key, actions]))).toEqual(expected);
  expect(found).toHaveLength(expected.size);
  expect(found.find(({ key }) => key === at(2))?.parent).toBeNull();
  expect(found.find(({ key }) => key === at(4))?.parent).toBeNull();
  expect(found.find(({ key }) => key === at(13))?.parent).toBe(at(4));
});

test('counts the organisations of each team that may be read, without archived ones', async () => {
  const governed = await world
    .db()
    .selectFrom('organisation')
    .select(['team', 'archived_at'])
    .where('team', 'in', [teams.kempen.key, teams.westBrabant.key])
    .execute();
  const countOf = (team: string) => governed.filter((one) => one.team === team && one.archived_at === null).length;
  expect(governed.some(({ archived_at: archivedAt }) => archivedAt !== null)).toBe(true);
  const brams = await asked(people.bram);
  for (const team of [teams.kempen, teams.westBrabant]) {
    expect(brams.find(({ key }) => key === team.key)?.organisations).toBe(countOf(team.key));
  }
  expect(await asked(people.karel)).toEqual([]);
  await world
    .db()
    .insertInto('assignment')
    .values({ key: house.newKey(), user_id: people.karel.key, role: viewer, team: teams.kempen.key, scope: 'current' })
    .execute();
  // The role holds for the team itself; of its organisations only the two of which karel is the manager can be read.
  expect(await asked(people.karel)).toMatchObject([{ key: teams.kempen.key, organisations: 2 }]);
});

test('takes one query beside the one for the session, however many teams there are', async () => {
  await asked(people.anna);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const all = await asked(people.anna);
  const taken = query.mock.calls.length;
  query.mockRestore();
  expect(all).toHaveLength(many + 12);
  expect(taken).toBe(2);
});
