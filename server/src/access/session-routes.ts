import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { z } from 'zod';
import { cookieName } from './cookie.ts';
import { later, limits } from './limits.ts';
import { signedInOnly, type Visit } from './visit.ts';

/** A browser in which somebody is signed in. */
export type OwnSession = { key: Key; current: boolean; userAgent: string; address: string; startedAt: Instant; usedAt: Instant };

/** All live sessions of who is signed in, the current one first. */
export const listSessions = async (visit: Visit): Promise<OwnSession[]> => {
  const { user, sessionKey } = await signedInOnly(visit);
  const rows = await visit.db
    .selectFrom('user_session')
    .select(['id as key', 'user_agent as userAgent', 'ip_address as address', 'created_at as startedAt', 'updated_at as usedAt'])
    .where('user_id', '=', user.key)
    .where('expires_at', '>', visit.now)
    .where('updated_at', '>', later(visit.now, -limits.idle))
    .orderBy('updated_at', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    ...row,
    current: row.key === sessionKey,
    userAgent: row.userAgent ?? '',
    address: row.address ?? '',
  }));
  return [...sessions.filter((one) => one.current), ...sessions.filter((one) => !one.current)];
};

/** Ends one session of one's own, at once. */
export const endSession = async (visit: Visit, body: unknown): Promise<object> => {
  const { key } = z.object({ key: z.uuid() }).parse(body);
  const { user } = await signedInOnly(visit);
  await visit.db.deleteFrom('user_session').where('id', '=', key).where('user_id', '=', user.key).execute();
  return {};
};

/** Signs out everywhere, here as well. */
export const endAllSessions = async (visit: Visit): Promise<object> => {
  const { user } = await signedInOnly(visit);
  await visit.db.deleteFrom('user_session').where('user_id', '=', user.key).execute();
  visit.reply.header('set-cookie', expired(visit.services.config.cookieDomain));
  return {};
};

const expired = (domain: string | undefined): string =>
  [`${cookieName(domain)}=`, 'Max-Age=0', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', ...(domain ? [`Domain=${domain}`] : [])].join(
    '; ',
  );
