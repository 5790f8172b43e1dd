import type { Instant } from '@bronhouder/domain/instant.ts';
import { cancelEnd } from '@bronhouder/domain/publication/cancel-end.ts';
import { depublish } from '@bronhouder/domain/publication/depublish.ts';
import { plan } from '@bronhouder/domain/publication/plan.ts';
import { publish } from '@bronhouder/domain/publication/publish.ts';
import { withdrawPlan } from '@bronhouder/domain/publication/withdraw-plan.ts';
import { type Publishable, problemsOfRecord } from './publishable.ts';
import type { PublishedRecord } from './record.ts';
import { type RecordVerb, type Seen, standing, written } from './written.ts';

const withoutRight = 'publish.right';
/** There is no note on a publication that goes on. */
const noNote = <It extends PublishedRecord>() => ({ depublicationNote: null }) as Partial<It>;

/** Publishes the newest revision now; refused with everything that stands in the way at once. */
export const publishing = <It extends PublishedRecord>({ records, against }: Publishable<It>): RecordVerb<It> => ({
  records,
  withoutRight,
  decide: async (it, _input, at, trx) => {
    const no = against?.(it, it.content);
    if (no) return no;
    const { problems, ask } = await problemsOfRecord(it, at, trx);
    if (ask.length > 0) return { ask };
    return written(it, publish(it.facts, {}, { ...at, problems }), noNote<It>());
  },
  answer: standing,
});

export type PlanInput = Seen & { from: Instant; till: Instant | null; replace: boolean };

/** Plans the newest revision from a moment on; a plan that exists is replaced only when that is confirmed. */
export const planning = <It extends PublishedRecord>({ records, against }: Publishable<It>): RecordVerb<It, PlanInput> => ({
  records,
  withoutRight,
  decide: async (it, { from, till, replace }, at, trx) => {
    const no = against?.(it, it.content);
    if (no) return no;
    const { problems, ask } = await problemsOfRecord(it, at, trx);
    if (ask.length > 0) return { ask };
    return written(it, plan(it.facts, { from, till, replace }, { ...at, problems }));
  },
  answer: standing,
});

/** Withdraws a planned publication before it takes effect. */
export const withdrawingPlan = <It extends PublishedRecord>({ records }: Publishable<It>): RecordVerb<It> => ({
  records,
  withoutRight,
  decide: (it, _input, at) => written(it, withdrawPlan(it.facts, at)),
  answer: standing,
});

export type DepublishInput = Seen & { note: string; from: Instant | null };

/** Ends the publication, now or from a date. */
export const depublishing = <It extends PublishedRecord>(kind: Publishable<It>): RecordVerb<It, DepublishInput> => ({
  records: kind.records,
  withoutRight,
  decide: (it, { note, from }, at) => {
    const kept = { depublicationNote: note.trim() || null } as Partial<It>;
    return written(it, depublish(it.facts, { note, from }, { ...at, noteRequired: kind.noteRequired }), kept);
  },
  answer: standing,
});

/** Cancels a planned end, so that publication goes on. */
export const cancellingEnd = <It extends PublishedRecord>({ records }: Publishable<It>): RecordVerb<It> => ({
  records,
  withoutRight,
  decide: (it, _input, at) => written(it, cancelEnd(it.facts, at), noNote<It>()),
  answer: standing,
});
