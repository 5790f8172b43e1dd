import type { Key } from '@bronhouder/domain/instant.ts';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '../database/connect.ts';

/**
 * Gives somebody an authenticator without their scanning a code: for accounts whose secret has to be known beforehand, as in the demo
 * world. Kept as the library keeps its own. `key`: see `readSecret`.
 */
export const giveSecondFactor = async (
  database: Database,
  tenant: Key,
  user: Key,
  factor: { secret: string; recoveryCodes: readonly string[] },
  key: string,
): Promise<void> => {
  const secret = await symmetricEncrypt({ key, data: factor.secret });
  const backup_codes = await symmetricEncrypt({ key, data: JSON.stringify(factor.recoveryCodes) });
  await database
    .forTenant(tenant)
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('user_second_factor').values({ user_id: user, secret, backup_codes }).execute();
      await trx.updateTable('user_account').set({ two_factor_enabled: true }).where('id', '=', user).execute();
    });
};
