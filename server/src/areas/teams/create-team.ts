import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { problemsOfTeam, tidyTeam, type WrittenTeam } from '@bronhouder/domain/teams/naming.ts';
import { noSettings } from '@bronhouder/domain/teams/settings.ts';
import type { Maker } from '../../change.ts';
import { takeTurn } from '../../database/in-turn.ts';
import { nameTaken } from './queries/name-taken.ts';
import { pathOfTeam } from './queries/path.ts';
import type { TeamRecord } from './record.ts';
import { insertTeam } from './store.ts';

type Input = WrittenTeam & { parent: Key };

/** Makes a team beneath another (point 2, `/subteams`). Refuses form.problems: a name is needed, and unique among its siblings. */
export const createTeam: Maker<TeamRecord, Input, { key: Key; version: number }> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx, { parent }) => {
    await takeTurn(trx, 'tree of teams');
    const teams = await pathOfTeam(trx, parent);
    return teams && { teams };
  },
  make: async ({ parent, ...written }, { teams }, { caller }, trx) => {
    const team = tidyTeam(written);
    const problems = problemsOfTeam(written, (await nameTaken(trx, parent, team.name)) !== null);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const key = caller.house.newKey();
    return done({ ...team, key, version: 1, place: { teams: [...teams, key] }, parent, own: noSettings });
  },
  insert: (trx, { key, name, comment, parent, place }, caller) =>
    insertTeam(trx, { key, name, comment, parent, path: [...place.teams] }, caller),
  answer: ({ key, version }) => ({ key, version }),
};
