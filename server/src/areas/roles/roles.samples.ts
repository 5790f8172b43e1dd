import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { people, teams } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import type { World } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';

type Team = { key: string };
type Held = { team?: string; organisation?: string };

/** A role's path as it is seen from a team. */
export const at = (team: Team, role = '') => `/team/${team.key}/role${role && `/${role}`}`;
export const reading: Right[] = ['ORGANISATION:read'];
export const said = ({ status, body }: Answer) => ({ status, code: body.errorCode });
/** What is wrong where. */
export const faults = ({ body }: Answer) => body.problems?.map(({ field, code }) => `${field} ${code}`);

let counter = 0;
/** A role as somebody writes it, under a name of its own. */
export const written = (change: object = {}) => ({
  name: `Rol ${(counter += 1)}`,
  description: '',
  websiteRole: false,
  rights: reading,
  ...change,
});

/** What the tests of roles do again and again in a world. */
export const rolesIn = (world: World) => {
  const now = world.house.clock();
  return {
    made: async (change: object = {}, by = world.as(people.bram), team: Team = teams.noordBrabant) => {
      const { status, body } = await by.post(at(team), written(change));
      expect(status, JSON.stringify(body)).toBe(200);
      return { key: String(body.key), version: Number(body.version) };
    },
    give: (person: { key: string }, role: string, place: Held, scope = 'currentAndBeneath') =>
      world
        .db()
        .insertInto('assignment')
        .values({ key: world.house.newKey(), user_id: person.key, role, ...place, scope, created_at: now })
        .execute(),
    takeAway: (person: { key: string }) => world.db().deleteFrom('assignment').where('user_id', '=', person.key).execute(),
    invite: (role: string, team: Team, expiresAt = '2026-12-01T00:00:00.000Z') => {
      const invitation = {
        key: world.house.newKey(),
        email: 'nieuw@elders.example',
        language: 'nl',
        role,
        team: team.key,
        scope: 'current',
      };
      return world
        .db()
        .insertInto('invitation')
        .values({ ...invitation, created_at: now, updated_at: now, sent_at: now, expires_at: expiresAt })
        .execute();
    },
  };
};
