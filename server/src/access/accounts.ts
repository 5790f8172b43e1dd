import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../database/all-at-once.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import { type Author, logged } from '../trace.ts';
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

/** In whose name accounts are made, and where. */
export type AccountAuthor = Author<Pick<House, 'database' | 'newKey'>>;

/** An account as it will stand in the database: its password hashed, which takes too long for a transaction. */
export type PreparedAccount = Omit<NewAccount, 'password'> & { name: string; passwordHash: string | null };
type Prepared = { ok: true; account: PreparedAccount } | { ok: false; fault: AccountFault };

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const fullName = (names: { firstName: string; infix?: string; familyName: string }): string =>
  [names.firstName, names.infix, names.familyName].filter(Boolean).join(' ');

/** Checks an account that is to be made. The password has to keep the rule for one without a second factor. */
export const prepareAccount = async ({ password, ...account }: NewAccount): Promise<Prepared> => {
  const email = account.email.trim().toLowerCase();
  const name = fullName(account);
  if (!looksLikeEmail.test(email)) return { ok: false, fault: 'account.email' };
  const fault = password === undefined ? null : passwordFault(password, false, [email, name]);
  if (fault) return { ok: false, fault };
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return { ok: true, account: { ...account, email, name, passwordHash } };
};

/** The account with its audit entry, in the transaction of whatever it is made for. Null: there is one with this address. */
export const insertAccount = async (
  trx: Transaction<DB>,
  { passwordHash: password, ...account }: PreparedAccount,
  author: AccountAuthor,
): Promise<Key | null> => {
  const key = account.key ?? author.house.newKey();
  const made = await trx
    .insertInto('user_account')
    .values({
      id: key,
      email: account.email,
      email_verified: true,
      name: account.name,
      first_name: account.firstName,
      infix: account.infix ?? '',
      family_name: account.familyName,
      phone_number: account.phoneNumber ?? '',
      language: account.language ?? 'nl',
      created_at: author.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  const credential = password && { user_id: key, account_id: key, provider_id: 'credential', password };
  await allAtOnce(trx, {
    credential: credential ? trx.insertInto('user_credential').values(credential) : undefined,
    ...logged(trx, { kind: 'user', record: key }, [{ act: 'create', action: 'create', revision: null, note: null, values: {} }], author),
  });
  return key;
};

/** Makes an account at a tenant. Whoever makes it vouches for the address. It gives no role. */
export const createAccount = async (author: AccountAuthor, tenant: Key, account: NewAccount): Promise<AccountMade> => {
  const prepared = await prepareAccount(account);
  if (!prepared.ok) return prepared;
  const key = await author.house.database
    .forTenant(tenant)
    .transaction()
    .execute((trx) => insertAccount(trx, prepared.account, author));
  return key ? { ok: true, key } : { ok: false, fault: 'account.exists' };
};
