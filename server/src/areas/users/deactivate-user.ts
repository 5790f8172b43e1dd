import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type UserRecord, seenAs } from './record.ts';
import { reasonAgainst } from './standing.ts';
import { users } from './store.ts';

/**
 * Nobody can sign in with the account any more, and whoever is signed in with it is out at once; its roles are kept, but give nothing
 * (decisions 10). Refuses user.self, user.last-of-root and user.already.
 */
export const deactivateUser: Verb<UserRecord, { key: Key; version: number }, { key: Key; version: number }> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const no = await reasonAgainst(trx, 'deactivate', it, at);
    if (no) return refused(no);
    const next = { ...it, deactivatedAt: at.now, deactivatedBy: at.by };
    return done({ next, traces: [{ act: 'deactivate', revision: null, note: null, values: {} }] });
  },
  answer: seenAs,
};
