import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { mayBeSeen } from '../../users/queries/seen.ts';

/** Lets nobody close this account until the transaction ends. */
export const lockPerson = async (trx: Transaction<DB>, key: Key): Promise<void> => {
  await trx.selectFrom('user_account').select('id').where('id', '=', key).forKeyShare().execute();
};

/** Somebody who is to get a role: whom the caller may look up. Null: no such person. */
export const personToGive = async (trx: Transaction<DB>, key: Key, caller: Caller): Promise<{ key: Key; active: boolean } | null> => {
  const row = await trx
    .selectFrom('user_account as u')
    .select(['u.id as key', sql<boolean>`u.deactivated_at is null`.as('active')])
    .where('u.id', '=', key)
    .where('u.anonymised_at', 'is', null)
    .where(mayBeSeen(caller))
    .executeTakeFirst();
  return row ?? null;
};
