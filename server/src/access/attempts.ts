import { createHmac } from 'node:crypto';
import type { Instant } from '@bronhouder/domain/instant.ts';
import ipaddr from 'ipaddr.js';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/types.ts';
import { later } from './limits.ts';
import { AccessRefusal } from './refusal.ts';

const second = 1000;
const minute = 60 * second;

/** How many failures are free, and how long is waited after them: twice as long each time, up to a maximum. */
type Patience = { free: number; wait: number; longest: number; forgotten: number };

const patience = {
  account: { free: 5, wait: 30 * second, longest: 15 * minute, forgotten: 24 * 60 * minute },
  // Behind one address there may be a whole office.
  address: { free: 40, wait: 30 * second, longest: 15 * minute, forgotten: 60 * minute },
  reset: { free: 3, wait: 5 * minute, longest: 60 * minute, forgotten: 24 * 60 * minute },
} satisfies Record<string, Patience>;

export type Guarded = { kind: keyof typeof patience; who: string };

/** Accounts are told apart by e-mail address, whether they exist or not; IPv6 networks by their first half, which is one subscriber. */
const nameOf = ({ kind, who }: Guarded): string => {
  if (kind !== 'address' || !ipaddr.isValid(who)) return who.trim().toLowerCase();
  const address = ipaddr.process(who);
  return address.kind() === 'ipv6' ? address.toByteArray().slice(0, 8).join('.') : address.toString();
};

const subjectOf = (secret: string, guarded: Guarded): string =>
  `${guarded.kind}:${createHmac('sha256', secret).update(nameOf(guarded)).digest('base64url')}`;

/**
 * Counts an attempt as failed before it is made, so that many at once cannot slip through; `forgive` or `takeBack` undo that.
 * The count stands in the database and holds for every server process.
 * @throws AccessRefusal too-many-requests with the minutes to wait
 */
export const attempt = async (db: Kysely<DB>, secret: string, guarded: Guarded, now: Instant): Promise<void> => {
  const { free, wait, longest, forgotten } = patience[guarded.kind];
  const subject = subjectOf(secret, guarded);
  const forgottenBefore = later(now, -forgotten);
  const waiting = sql<number>`least(${longest}::float8, ${wait}::float8 * power(2, least(sign_in_attempt.failures - ${free}::int, 20)))`;
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempt (subject, failures, last_at) values (${subject}, 1, ${now})
    on conflict (tenant, subject) do update
      set failures = case when sign_in_attempt.last_at < ${forgottenBefore} then 1 else sign_in_attempt.failures + 1 end, last_at = ${now}
      where sign_in_attempt.failures < ${free} or sign_in_attempt.last_at < ${forgottenBefore}
         or sign_in_attempt.last_at + ${waiting} * interval '1 millisecond' <= ${now}
    returning failures`.execute(db);
  if (rows.length > 0) return;
  const { rows: left } = await sql<{ milliseconds: number }>`
    select extract(epoch from sign_in_attempt.last_at - ${now}::timestamptz) * 1000 + ${waiting} as milliseconds
    from sign_in_attempt where subject = ${subject}`.execute(db);
  throw new AccessRefusal('too-many-requests', { minutes: Math.max(1, Math.ceil((left[0]?.milliseconds ?? minute) / minute)) });
};

/** An attempt that was no guess after all does not count. */
export const takeBack = async (db: Kysely<DB>, secret: string, guarded: Guarded): Promise<void> => {
  await db
    .updateTable('sign_in_attempt')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subjectOf(secret, guarded))
    .where('failures', '>', 0)
    .execute();
};

/** The attempt went well: an account starts afresh, an address gets its attempt back. */
export const forgive = async (db: Kysely<DB>, secret: string, guarded: Guarded): Promise<void> => {
  if (guarded.kind !== 'account') return takeBack(db, secret, guarded);
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subjectOf(secret, guarded)).execute();
};
