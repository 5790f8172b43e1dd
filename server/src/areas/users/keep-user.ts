import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type UserRecord, seenAs } from './record.ts';
import { reasonAgainst } from './standing.ts';
import { users } from './store.ts';

/** An unused account stays as it is for another year and a half (point 9). Refuses user.self and, for one in use, user.already. */
export const keepUser: Verb<UserRecord, { key: Key; version: number }, { key: Key; version: number }> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const no = await reasonAgainst(trx, 'keep', it, at);
    if (no) return refused(no);
    const next = { ...it, keptAt: at.now, unusedWarnedAt: null };
    return done({ next, traces: [{ act: 'keep', revision: null, note: null, values: {} }] });
  },
  answer: seenAs,
};
