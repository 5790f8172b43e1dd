import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { confirmsAddress } from '@bronhouder/domain/people/account.ts';
import type { Verb } from '../../change.ts';
import type { UserRecord } from './record.ts';
import { reasonAgainst } from './standing.ts';
import { users } from './store.ts';

/**
 * Forgets for good whose account it was, once its address was typed: the log keeps "a former user" (decisions 10). Refuses user.self,
 * user.last-of-root, user.already and user.email.
 */
export const anonymiseUser: Verb<UserRecord, { key: Key; version: number; email: string }, object> = {
  records: users,
  decide: async (it, { email }, at, trx) => {
    const no = await reasonAgainst(trx, 'anonymise', it, at);
    if (no) return refused(no);
    if (!confirmsAddress(email, it.email)) return refused('user.email');
    return done({ next: it, erased: true, traces: [{ act: 'anonymise', action: 'delete', revision: null, note: null, values: {} }] });
  },
  answer: () => ({}),
};
