import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { RelationTypeContent } from '@bronhouder/domain/relations/labels.ts';
import { problemsOfRelationType, tidyRelationType } from '@bronhouder/domain/relations/problems.ts';
import type { Maker } from '../../change.ts';
import { takeTurn } from '../../database/in-turn.ts';
import { pathOfTeam } from '../teams/queries/path.ts';
import { takenInLine } from './queries/in-line.ts';
import type { RelationTypeRecord, Seen } from './record.ts';
import { insertRelationType } from './store.ts';

type Input = RelationTypeContent & { team: Key; key?: Key };

/**
 * Makes a relation type of a team. Refuses form.problems: every label is needed, and unique in the line of teams, also when two people
 * make one at once.
 */
export const createRelationType: Maker<RelationTypeRecord, Input, Seen> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx, { team }) => {
    await takeTurn(trx, 'relation types');
    const teams = await pathOfTeam(trx, team);
    return teams && { teams };
  },
  make: async ({ team, key, ...written }, place, { caller }, trx) => {
    const problems = problemsOfRelationType(written);
    const content = tidyRelationType(written);
    problems.push(...(await takenInLine(trx, team, content, null)));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    return done({ ...content, key: key ?? caller.house.newKey(), version: 1, place, team: { key: team, name: '' } });
  },
  insert: insertRelationType,
  answer: ({ key, version }) => ({ key, version }),
};
