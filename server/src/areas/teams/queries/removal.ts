import type { Key } from '@bronhouder/domain/instant.ts';
import { againstRemoval } from '@bronhouder/domain/teams/remove.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { contentsOf } from './contents.ts';
import { pathWithRight } from './settings-effects.ts';

/** What stands in the way of deleting a team, and how many roles and open invitations would go with it. */
export const removalOf = async (caller: Caller, { key }: { key: Key }) => {
  const teams = await pathWithRight(caller, key);
  const row = await caller.db
    .selectFrom('team as t')
    .select('t.version')
    .select([
      sql<number>`(select count(*) from assignment a where a.team = t.key)`.as('assignments'),
      sql<number>`(select count(*) from invitation i where i.team = t.key and i.answer is null)`.as('invitations'),
    ])
    .where('t.key', '=', key)
    .executeTakeFirst();
  return { key, ...found(row), obstacle: againstRemoval({ teams }, await contentsOf(caller.db, key)) };
};
