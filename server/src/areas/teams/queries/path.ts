import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { standsBeneath } from '@bronhouder/domain/teams/move.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';

/**
 * The keys from the root down to a team, for a verb; null when there is no such team. In a transaction the team cannot be deleted until
 * that ends: whatever is to stand in it will find it there.
 */
export const pathOfTeam = async (db: Kysely<DB>, key: Key): Promise<Key[] | null> => {
  const row = await db
    .selectFrom('team')
    .select('path')
    .where('key', '=', key)
    .$if(db.isTransaction, (query) => query.forKeyShare())
    .executeTakeFirst();
  return row?.path ?? null;
};

/** The path of the team beneath which something is to be moved: one that the caller may read, or where it stands; else null. */
export const pathOfTarget = async (db: Kysely<DB>, { who }: Caller, target: Key, it: Subject): Promise<Key[] | null> => {
  const teams = await pathOfTeam(db, target);
  if (!teams) return null;
  return standsBeneath(it) === target || allowed(who.assignments, { teams }, 'TEAM:read') ? teams : null;
};
