import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { type Transaction, sql } from 'kysely';
import { fullName } from '../../access/accounts.ts';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { logged } from '../../trace.ts';
import type { UserRecord } from './record.ts';

const lock = async (trx: Transaction<DB>, key: Key): Promise<UserRecord | null> => {
  const row = await trx
    .selectFrom('user_account as u')
    .innerJoin('tenant as t', 't.key', 'u.tenant')
    .select(['u.id as key', 'u.version', 't.root_team', 'u.email', 'u.first_name', 'u.infix', 'u.family_name', 'u.phone_number'])
    .select(['u.language', 'u.stand_in', 'u.stand_in_from', 'u.stand_in_till', 'u.deactivated_at', 'u.deactivated_by'])
    .select(['u.anonymised_at', 'u.kept_at', 'u.unused_warned_at', sql<MailPreferences>`u.mail_preferences`.as('mail')])
    .where('u.id', '=', key)
    .forUpdate(['u'])
    .executeTakeFirst();
  if (!row) return null;
  const { stand_in, stand_in_from, stand_in_till } = row;
  return {
    key: row.key,
    version: row.version,
    place: { teams: [row.root_team] },
    email: row.email,
    firstName: row.first_name,
    infix: row.infix,
    familyName: row.family_name,
    phoneNumber: row.phone_number,
    language: row.language === 'en' ? 'en' : 'nl',
    mail: row.mail,
    standIn: stand_in && stand_in_from && stand_in_till ? { person: stand_in, from: stand_in_from, till: stand_in_till } : null,
    deactivatedAt: row.deactivated_at,
    deactivatedBy: row.deactivated_by,
    anonymisedAt: row.anonymised_at,
    keptAt: row.kept_at,
    unusedWarnedAt: row.unused_warned_at,
  };
};

const columnsOf = (it: UserRecord) => ({
  version: it.version,
  name: fullName(it),
  first_name: it.firstName,
  infix: it.infix,
  family_name: it.familyName,
  phone_number: it.phoneNumber,
  language: it.language,
  mail_preferences: JSON.stringify(it.mail),
  stand_in: it.standIn?.person ?? null,
  stand_in_from: it.standIn?.from ?? null,
  stand_in_till: it.standIn?.till ?? null,
  deactivated_at: it.deactivatedAt,
  deactivated_by: it.deactivatedBy,
  kept_at: it.keptAt,
  unused_warned_at: it.unusedWarnedAt,
});

const sessionsOf = (trx: Transaction<DB>, key: Key) => trx.deleteFrom('user_session').where('user_id', '=', key);

const write = (trx: Transaction<DB>, written: Written<UserRecord>, caller: Caller): Promise<void> =>
  written.erased ? forget(trx, written, caller) : save(trx, written, caller);

/** A deactivated account is signed in nowhere. */
const save = (trx: Transaction<DB>, { next, traces }: Written<UserRecord>, caller: Caller): Promise<void> =>
  allAtOnce(trx, {
    saved: trx
      .updateTable('user_account')
      .set({ ...columnsOf(next), updated_at: caller.now })
      .where('id', '=', next.key),
    ended: next.deactivatedAt === null ? undefined : sessionsOf(trx, next.key),
    ...logged(trx, { kind: 'user', record: next.key }, traces, caller),
  });

/** What says whose account it was, for good; the traces stay, and mails to others say that it was a former user. */
const forget = async (trx: Transaction<DB>, { next, traces }: Written<UserRecord>, caller: Caller): Promise<void> => {
  await sql`select forget_person(${next.key}, ${JSON.stringify({ nl: nl.news.former, en: en.news.former })})`.execute(trx);
  await allAtOnce(trx, logged(trx, { kind: 'user', record: next.key }, traces, caller));
};

/** Writes down that administrators were asked to look at these accounts: a mark, no act, so it leaves no trace. */
export const markShown = async (trx: Transaction<DB>, keys: readonly Key[], now: Instant): Promise<void> => {
  await trx
    .updateTable('user_account')
    .set({ unused_shown_at: now })
    .where(sql<boolean>`id = any(${[...keys]}::uuid[])`)
    .execute();
};

/** Signs somebody out everywhere; in how many browsers they were signed in. */
export const endSessionsOf = async (trx: Transaction<DB>, key: Key): Promise<number> =>
  Number((await sessionsOf(trx, key).executeTakeFirst()).numDeletedRows);

/** Accounts, as both their owner and administrators write them. */
export const users: Records<UserRecord> = { lock, write, readRight: 'TEAM:settings' };
