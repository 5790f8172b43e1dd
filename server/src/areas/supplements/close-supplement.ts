import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { type Closing, closingProblems } from '@bronhouder/domain/supplements/closing.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import type { Verb } from '../../change.ts';
import { refusedArchived, type Seen, type Standing, standing, type SupplementRecord } from './record.ts';
import { supplements } from './store.ts';

type Answer = Standing & { closing: Closing | null };

/** Says from when until when a supplement is closed, and why; said again, the newest holds. Refuses save.archived, form.problems. */
export const closeSupplement: Verb<SupplementRecord, Seen & Closing, Answer> = {
  records: supplements,
  decide: (it, { from, till, reason }, { caller, now }) => {
    if (it.archivedAt) return refusedArchived();
    const closing = { from, till, reason: reason.trim() };
    const problems = closingProblems(closing, todayIn(caller.tenant.timeZone, now));
    if (problems.length > 0) return refused('form.problems', { count: problems.length }, problems);
    if (sameValue(closing, it.closing)) return done({ unchanged: true });
    const values = { from, ...(till !== null && { till }) };
    return done({
      next: { ...it, closing },
      traces: [{ act: 'close', revision: null, note: closing.reason, values, tell: it.watched }],
    });
  },
  answer: (next) => ({ ...standing(next), closing: next.closing }),
};

/** Takes the closing back, begun or not. Refuses save.archived, supplement.not-closed. */
export const openSupplement: Verb<SupplementRecord, Seen, Answer> = {
  records: supplements,
  decide: (it) => {
    if (it.archivedAt) return refusedArchived();
    if (!it.closing) return refused('supplement.not-closed');
    return done({ next: { ...it, closing: null }, traces: [{ act: 'open', revision: null, note: null, values: {}, tell: it.watched }] });
  },
  answer: (next) => ({ ...standing(next), closing: next.closing }),
};
