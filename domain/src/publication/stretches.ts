import type { Instant } from '../instant.ts';
import type { Values } from '../values.ts';
import type { Facts } from './facts.ts';
import { stretchOfNow } from './timeline.ts';

/** No plan: what a withdrawn, replaced or overtaken plan leaves. */
export const withoutPlan = { plannedRevision: null, plannedFrom: null, plannedTill: null, plannedBy: null } satisfies Partial<Facts>;

/** The facts of a revision that goes out now. */
export const outNow = (revision: number, now: Instant, till: Instant | null): Partial<Facts> => ({
  ...withoutPlan,
  publishedRevision: revision,
  publishedFrom: now,
  publishedTill: till,
  endRecorded: false,
  withdrawnAt: null,
});

/** The end that was planned for what is published now, if any: it stays until somebody cancels it. */
export const standingEnd = (facts: Facts, now: Instant): Instant | null => (stretchOfNow(facts, now) === null ? null : facts.publishedTill);

/** Nothing is published or planned from now on. A plan that never took effect is remembered as withdrawn. */
export const nothingFrom = (facts: Facts, now: Instant): Partial<Facts> => {
  const published = stretchOfNow(facts, now) !== null;
  return {
    ...withoutPlan,
    ...(published ? { publishedTill: now, endRecorded: true } : {}),
    withdrawnAt: !published && facts.plannedFrom !== null ? now : facts.withdrawnAt,
  };
};

/** For the audit log: the plan that an act withdraws or replaces on its way. */
export const planGone = ({ plannedFrom, plannedRevision }: Facts): Values =>
  plannedFrom === null || plannedRevision === null ? {} : { withdrawnFrom: plannedFrom, withdrawnRevision: plannedRevision };
