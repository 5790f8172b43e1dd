import type { Key } from '@bronhouder/domain/instant.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { InvitationRecord } from '../record.ts';
import { invitationsFrom, recordOf } from './found.ts';

/** The invitation behind a token of a mail, answered or not; null: none, or a newer mail was sent since. */
export const invitationBehind = async (db: Kysely<DB>, tokenHash: string): Promise<InvitationRecord | null> => {
  const row = await invitationsFrom(db).where('i.token_hash', '=', tokenHash).executeTakeFirst();
  return row ? recordOf(row) : null;
};

/** The account that an invited address has here. */
export type Account = { key: Key; deactivated: boolean };

/** The account of an address; null: it has none. */
export const accountOf = async (db: Kysely<DB>, email: string): Promise<Account | null> => {
  const row = await db.selectFrom('user_account').select(['id', 'deactivated_at']).where('email', '=', email).executeTakeFirst();
  return row ? { key: row.id, deactivated: row.deactivated_at !== null } : null;
};
