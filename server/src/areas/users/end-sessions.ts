import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import type { UserRecord } from './record.ts';
import { reasonAgainst } from './standing.ts';
import { endSessionsOf, users } from './store.ts';

/** Signs somebody out everywhere; they can sign in again. Refuses user.self. Answers how many sessions it ended. */
export const endSessions: Verb<UserRecord, { key: Key }, { ended: number }, { ended: number }> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const no = await reasonAgainst(trx, 'endSessions', it, at);
    if (no) return refused(no);
    const aside = { ended: await endSessionsOf(trx, it.key) };
    if (aside.ended === 0) return done({ unchanged: true, aside });
    return done({ next: it, aside, traces: [{ act: 'endSessions', revision: null, note: null, values: { ended: aside.ended } }] });
  },
  answer: (_it, { aside }) => aside ?? { ended: 0 },
};
