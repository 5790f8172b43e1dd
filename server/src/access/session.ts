import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import type { Database } from '../database/connect.ts';
import { type AssignmentRow, assignmentOf, assignmentsOf } from './assignments.ts';
import { type CookieScope, hashOf, signedToken } from './cookie.ts';
import { later, limits } from './limits.ts';
import { type Looking, lookIn, type LookRow, seenThrough } from './look.ts';

/** Somebody who is signed in, with everything they may do. */
export type SignedIn = {
  user: {
    key: Key;
    email: string;
    firstName: string;
    infix: string;
    familyName: string;
    phoneNumber: string;
    language: 'nl' | 'en';
    lastLogonAt: Instant | null;
    secondFactor: boolean;
  };
  sessionKey: Key;
  tokenHash: string;
  /** When the session was last used, as far as it is written down. */
  usedAt: Instant;
  /** What they hold; while they look through a role, that alone. */
  assignments: Assignment[];
  /** The role that they look through and may change nothing with; null: as themselves. */
  looking: Looking | null;
};

/** What is needed to read a session; `secret` and `domain` as the access service has them. */
export type SessionSource = CookieScope & { database: Database };

/**
 * Who sends this `Cookie` header to this tenant; null: nobody who is signed in. One round trip, none when the cookie is not ours.
 * Reading prolongs nothing: see `touchSession`.
 */
export const readSession = async (
  source: SessionSource,
  tenant: Key,
  cookieHeader: string | undefined,
  now: Instant,
): Promise<SignedIn | null> => {
  const token = signedToken(cookieHeader, source);
  if (!token) return null;
  const tokenHash = hashOf(token);
  const row = await source.database
    .forTenant(tenant)
    .selectFrom('user_session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['s.id as sessionKey', 's.updated_at as usedAt', 'u.id as key', 'u.email', 'u.first_name as firstName', 'u.infix'])
    .select(['u.family_name as familyName', 'u.phone_number as phoneNumber', 'u.language', 'u.last_logon_at as lastLogonAt'])
    .select(['u.two_factor_enabled as secondFactor', assignmentsOf('u.id').as('assignments')])
    .select(lookIn('s.look').as('look'))
    .where('s.token', '=', tokenHash)
    .where('u.deactivated_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.updated_at', '>', later(now, -limits.idle))
    .executeTakeFirst();
  return row ? signedIn(row, tokenHash) : null;
};

type Row = Omit<SignedIn['user'], 'language'> & {
  language: string;
  sessionKey: Key;
  usedAt: Instant;
  assignments: AssignmentRow[];
  look: LookRow | null;
};

const signedIn = ({ sessionKey, usedAt, assignments, look, ...user }: Row, tokenHash: string): SignedIn => ({
  user: { ...user, language: user.language === 'en' ? 'en' : 'nl' },
  sessionKey,
  tokenHash,
  usedAt,
  ...seenThrough(look, assignments.map(assignmentOf)),
});

/**
 * Real use of a session keeps it alive for another eight hours, never beyond its seven days. Written at most every five minutes;
 * in between it costs nothing. Not for the check every 24 seconds.
 */
export const touchSession = async (
  database: Database,
  tenant: Key,
  session: Pick<SignedIn, 'sessionKey' | 'usedAt'>,
  now: Instant,
): Promise<void> => {
  const before = later(now, -limits.touch);
  if (session.usedAt > before) return;
  await database
    .forTenant(tenant)
    .updateTable('user_session')
    .set({ updated_at: now })
    .where('id', '=', session.sessionKey)
    .where('updated_at', '<=', before)
    .execute();
};
