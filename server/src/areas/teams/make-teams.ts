import type { Key } from '@bronhouder/domain/instant.ts';
import { takeTurn } from '../../database/in-turn.ts';
import type { Author } from '../../trace.ts';
import { insertTeams, type TeamRow } from './store.ts';

/** So many teams go into one statement: their values stay below what PostgreSQL takes at once. */
const atOnce = 1000;

/** Makes teams of which each stands beneath one that is there or comes before it. */
export const makeTeams = (author: Author, tenant: Key, teams: readonly TeamRow[]): Promise<void> =>
  author.house.database
    .forTenant(tenant)
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'tree of teams');
      for (let from = 0; from < teams.length; from += atOnce) await insertTeams(trx, teams.slice(from, from + atOnce), author);
    });
