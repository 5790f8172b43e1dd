import type { Key } from '@bronhouder/domain/instant.ts';
import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { DB } from '../database/types.ts';

/**
 * Stands before every new session, whichever way somebody came: password, second step, provider. So that an account is deactivated is said
 * only to who has shown that it is theirs.
 * @throws APIError of the library, which becomes our refusal `sign-in.deactivated`
 */
export const onlyOpenAccounts = async (db: Kysely<DB>, key: Key): Promise<void> => {
  const account = await db.selectFrom('user_account').select('deactivated_at').where('id', '=', key).executeTakeFirst();
  if (account?.deactivated_at) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DEACTIVATED', message: 'deactivated' });
};
