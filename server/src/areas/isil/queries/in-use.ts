import type { Key } from '@bronhouder/domain/instant.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';

/** Why a code cannot be used: isil.in-use, with the organisation that has it only where the caller may read that; null: it is free. */
export const inUse = async (trx: Transaction<DB>, { who }: Caller, code: string, but: Key | null) => {
  const row = await trx
    .selectFrom('isil_code as i')
    .innerJoin('organisation as o', 'o.key', 'i.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 'o.title', 't.path'])
    .where('i.code', '=', code)
    .$if(but !== null, (query) => query.where('i.key', '<>', but))
    .executeTakeFirst();
  if (!row) return null;
  const known = allowed(who.assignments, { teams: row.path, organisation: row.key }, 'ORGANISATION:read');
  return refused('isil.in-use', { known, title: known ? row.title : '' });
};
