import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type UserRecord, seenAs } from './record.ts';
import { reasonAgainst } from './standing.ts';
import { users } from './store.ts';

/**
 * A deactivated account can be used again, with the roles it had; it counts as looked at, so that nobody is warned at once. Refuses
 * user.self and user.already.
 */
export const activateUser: Verb<UserRecord, { key: Key; version: number }, { key: Key; version: number }> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const no = await reasonAgainst(trx, 'activate', it, at);
    if (no) return refused(no);
    const next = { ...it, deactivatedAt: null, deactivatedBy: null, keptAt: at.now, unusedWarnedAt: null };
    return done({ next, traces: [{ act: 'activate', revision: null, note: null, values: {} }] });
  },
  answer: seenAs,
};
