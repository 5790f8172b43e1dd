import type { Key } from '@bronhouder/domain/instant.ts';
import type { Database } from '../database/connect.ts';
import { hashPassword } from './password-hash.ts';
import { passwordFault, type PasswordFault } from './password-rule.ts';

/** An account to be made. Without a password its owner chooses one through "forgotten password". */
export type NewAccount = {
  key?: Key;
  email: string;
  firstName: string;
  infix?: string;
  familyName: string;
  phoneNumber?: string;
  language?: 'nl' | 'en';
  password?: string;
};

export type AccountFault = PasswordFault | 'account.exists' | 'account.email';

/** An account that was made, or why not. */
export type AccountMade = { ok: true; key: Key } | { ok: false; fault: AccountFault };

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const fullName = (names: { firstName: string; infix?: string; familyName: string }): string =>
  [names.firstName, names.infix, names.familyName].filter(Boolean).join(' ');

/**
 * Makes an account at a tenant. Whoever makes it vouches for the address. The password has to keep the rule for one without a
 * second factor. It gives no role.
 */
export const createAccount = async (database: Database, tenant: Key, account: NewAccount): Promise<AccountMade> => {
  const email = account.email.trim().toLowerCase();
  const name = fullName(account);
  if (!looksLikeEmail.test(email)) return { ok: false, fault: 'account.email' };
  const fault = account.password === undefined ? null : passwordFault(account.password, false, [email, name]);
  if (fault) return { ok: false, fault };
  const password = account.password === undefined ? null : await hashPassword(account.password);
  const key = await insert(database, tenant, { ...account, email }, name, password);
  return key ? { ok: true, key } : { ok: false, fault: 'account.exists' };
};

const insert = (database: Database, tenant: Key, account: NewAccount, name: string, password: string | null): Promise<Key | null> =>
  database
    .forTenant(tenant)
    .transaction()
    .execute(async (trx) => {
      const made = await trx
        .insertInto('user_account')
        .values({
          ...(account.key && { id: account.key }),
          email: account.email,
          email_verified: true,
          name,
          first_name: account.firstName,
          infix: account.infix ?? '',
          family_name: account.familyName,
          phone_number: account.phoneNumber ?? '',
          language: account.language ?? 'nl',
        })
        .onConflict((conflict) => conflict.columns(['tenant', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return null;
      if (password)
        await trx
          .insertInto('user_credential')
          .values({ user_id: made.id, account_id: made.id, provider_id: 'credential', password })
          .execute();
      return made.id;
    });
