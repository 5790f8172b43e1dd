import type { Instant } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { nothingFrom, planGone, withoutPlan } from './stretches.ts';

export type Depublish = { /** Null or now: at once. */ from?: Instant | null; note?: string };

/**
 * From a date on nothing is visible any more: what was planned after it is withdrawn, what is planned before it ends then.
 * The gap before such a plan, if there was one, stays.
 */
const endingAt = (facts: Facts, end: Instant): Partial<Facts> => {
  const planStays = facts.plannedFrom !== null && facts.plannedFrom < end;
  if (!planStays) return { ...withoutPlan, publishedTill: end };
  const gapBeforePlan = facts.publishedTill !== null && facts.plannedFrom !== null && facts.publishedTill < facts.plannedFrom;
  return { plannedTill: end, ...(gapBeforePlan ? {} : { publishedTill: end }) };
};

/**
 * Ends the publication, now or from a date (point 4). Organisations need an editorial note, kept in the audit log
 * (`noteRequired`). A planned end that exists is moved.
 * Refuses: depublish.not-published, depublish.note, end.in-the-past.
 */
export const depublish = (facts: Facts, { from, note = '' }: Depublish, at: At & { noteRequired: boolean }): Outcome<Decision> =>
  decide('depublish', facts, at, (settled) => {
    if (at.noteRequired && note.trim() === '') return refused('depublish.note', {}, [{ field: 'note', code: 'required' }]);
    if (from && from < at.now) return refused('end.in-the-past', { from }, [{ field: 'from', code: 'date-future' }]);
    const end = from ?? at.now;
    const changed = end === at.now ? nothingFrom(settled, at.now) : endingAt(settled, end);
    const withdrawn = changed.plannedFrom === null ? planGone(settled) : {};
    return done({
      facts: changed,
      revision: settled.publishedRevision ?? settled.working,
      values: { from: end, ...withdrawn },
      note: note.trim(),
    });
  });
