import { type Facts, newFacts } from './facts.ts';
import type { State } from './states.ts';

/** The moment at which the samples below are in their state. */
export const now = '2026-06-01T10:00:00.000Z';
export const yesterday = '2026-05-31T10:00:00.000Z';
export const lastWeek = '2026-05-25T10:00:00.000Z';
export const tomorrow = '2026-06-02T10:00:00.000Z';
export const nextWeek = '2026-06-08T10:00:00.000Z';
export const nextMonth = '2026-07-01T10:00:00.000Z';

const made: Facts = { ...newFacts({ workflow: true, online: true }), working: 2 };
const out: Facts = { ...made, state: 'ready', publishedRevision: 2, publishedFrom: lastWeek };

/** One record in each state, with the workflow on. */
export const samples: Record<State, Facts> = {
  concept: made,
  ready: { ...made, state: 'ready' },
  offline: { ...made, online: false },
  published: out,
  publishCancelPlanned: { ...out, publishedTill: nextWeek },
  publishPlanned: { ...made, state: 'ready', plannedRevision: 2, plannedFrom: tomorrow, plannedBy: 'planner' },
  publishCancelled: { ...made, state: 'ready', withdrawnAt: yesterday },
  publishEnded: { ...out, publishedTill: yesterday, endRecorded: true },
  deactivated: { ...out, publishedTill: yesterday, endRecorded: true, deactivatedAt: yesterday },
  archived: { ...out, publishedTill: yesterday, endRecorded: true, archivedAt: yesterday },
};
