import { people, teams } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import type { World } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';

type Team = { key: string };
export type Seen = { key: string; version: number };

export const said = ({ status, body }: Answer) => ({ status, code: body.errorCode });
/** Every code with which something was refused. */
export const codes = ({ body }: Answer): string[] => [body.errorCode, ...(body.also ?? []).map(({ code }) => code)];
/** What is wrong where. */
export const faults = ({ body }: Answer) => body.problems?.map(({ field, code }) => `${field} ${code}`);

let counter = 0;

/** What the tests of the tree do again and again in a world. */
export const treeIn = (world: World) => {
  const { house } = world;
  const now = house.clock();
  const row = ({ key }: Team) =>
    world.db().selectFrom('team').select(['name', 'comment', 'parent', 'path', 'version']).where('key', '=', key).executeTakeFirst();
  return {
    row,
    /** Makes a team, by the administrator of everything. */
    made: async (parent: Team = teams.noordBrabant, name = `Team ${(counter += 1)}`): Promise<Seen> => {
      const { status, body } = await world.as(people.anna).post('/team', { parent: parent.key, name });
      expect(status, JSON.stringify(body)).toBe(200);
      return { key: String(body.key), version: Number(body.version) };
    },
    move: ({ key, version }: Seen, parent: Team, who: { key: string } = people.anna) =>
      world.as(who).post(`/team/${key}/move`, { version, parent: parent.key }),
    effects: ({ key }: Team, parent: Team, who: { key: string } = people.anna) =>
      world.as(who).get(`/team/${key}/move/effects?parent=${parent.key}`),
    give: (person: { key: string }, role: string, place: { team?: string; organisation?: string }, scope = 'currentAndBeneath') =>
      world
        .db()
        .insertInto('assignment')
        .values({ key: house.newKey(), user_id: person.key, role, ...place, scope, created_at: now })
        .execute(),
    takeAway: (person: { key: string }) => world.db().deleteFrom('assignment').where('user_id', '=', person.key).execute(),
    invite: (role: string, place: { team?: string; organisation?: string }) =>
      world
        .db()
        .insertInto('invitation')
        .values({
          key: house.newKey(),
          email: `nieuw${(counter += 1)}@elders.example`,
          language: 'nl',
          role,
          ...place,
          scope: 'current',
          created_at: now,
          updated_at: now,
          sent_at: now,
          expires_at: '2026-12-01T00:00:00.000Z',
        })
        .execute(),
    /** Every team stands where its path says: beneath its parent, after the path of the parent; so there is no circle. */
    wholeTree: async () => {
      const all = await world.db().selectFrom('team').select(['key', 'parent', 'path']).execute();
      const byKey = new Map(all.map((team) => [team.key, team]));
      for (const { key, parent, path } of all) {
        expect(new Set(path).size).toBe(path.length);
        expect(path).toEqual(parent === null ? [key] : [...(byKey.get(parent)?.path ?? ['gone']), key]);
      }
    },
    /** Makes a role of a team. */
    role: async (team: Team, rights: string[], name = `Rol ${(counter += 1)}`): Promise<string> => {
      const written = { name, description: '', websiteRole: false, rights };
      const { status, body } = await world.as(people.anna).post(`/team/${team.key}/role`, written);
      expect(status, JSON.stringify(body)).toBe(200);
      return String(body.key);
    },
  };
};
