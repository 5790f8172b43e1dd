import type { Key } from '@bronhouder/domain/instant.ts';
import { isLastOfRoot } from '@bronhouder/domain/people/account.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { heldOf } from '../../assignments/queries/locked.ts';
import { lockPlace } from '../../assignments/queries/place.ts';
import { type HolderRow, holderOf, holdersAround } from '../../rights/queries/holders.ts';

/** Everybody with an open account who holds a role at the root team, for a query with `team as t` at that team. */
export const heldAtRoot: RawBuilder<HolderRow[]> = holdersAround(sql.lit(null));

/** Whether the root team would have nobody left without this person. */
export const isLastAmong = (person: Key, holders: readonly HolderRow[], rootTeam: Key): boolean =>
  isLastOfRoot(person, heldOf(holders), rootTeam);

/** Everybody who looks after the accounts of the tenant. */
export const administratorsOf = async (trx: Transaction<DB>, rootTeam: Key): Promise<Key[]> => {
  const row = await trx.selectFrom('team as t').select(heldAtRoot.as('holders')).where('t.key', '=', rootTeam).executeTakeFirstOrThrow();
  return row.holders
    .map(holderOf)
    .filter(({ assignments }) => allowed(assignments, { teams: [rootTeam] }, 'TEAM:settings'))
    .map(({ person }) => person.key);
};

/**
 * The same for a verb, while nobody else can take an administrator away: whoever wants to waits for the root team, as whoever takes a role
 * away there does, so that of two at once the second sees what the first has done.
 */
export const isLastOfRootNow = async (trx: Transaction<DB>, person: Key, rootTeam: Key): Promise<boolean> => {
  await lockPlace(trx, { kind: 'team', key: rootTeam });
  const row = await trx.selectFrom('team as t').select(heldAtRoot.as('holders')).where('t.key', '=', rootTeam).executeTakeFirstOrThrow();
  return isLastAmong(person, row.holders, rootTeam);
};
