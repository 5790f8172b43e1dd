import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import { archived, deactivated, endAhead, ended, inStretch, planAhead } from './conditions.ts';
import type { Facts } from './facts.ts';

type Rung = { state: string; when: Condition<Facts> };

/**
 * The states of point 4 in order: the first that holds is the one main state. What hides a record comes before what is published,
 * what readers see or will see before what they saw, and the work on it last.
 */
const ladder = [
  { state: 'archived', when: archived },
  { state: 'deactivated', when: deactivated },
  { state: 'offline', when: { is: ['online', false] } },
  { state: 'publishCancelPlanned', when: { all: [inStretch, endAhead] } },
  { state: 'published', when: inStretch },
  { state: 'publishPlanned', when: planAhead },
  { state: 'publishCancelled', when: { all: [{ not: { past: 'plannedFrom' } }, { not: { missing: 'withdrawnAt' } }] } },
  { state: 'publishEnded', when: ended },
  { state: 'ready', when: { is: ['state', 'ready'] } },
  { state: 'concept', when: { is: ['state', 'concept'] } },
] as const satisfies Rung[];

export type State = (typeof ladder)[number]['state'];
export const allStates: readonly State[] = ladder.map((rung) => rung.state);

const excludingEarlier = ({ when }: Rung, position: number): Condition<Facts> => ({
  all: [when, ...ladder.slice(0, position).map((earlier): Condition<Facts> => ({ not: earlier.when }))],
});

/** Each state as a condition of its own that excludes all the others: for filters and counts. */
export const states = Object.fromEntries(ladder.map((rung, position) => [rung.state, excludingEarlier(rung, position)])) as Record<
  State,
  Condition<Facts>
>;

/** The one main state of a record at this moment (point 4, 'Organisation publication'). */
export const state = (facts: Facts, now: Instant): State => ladder.find(({ when }) => holds<Facts>(when, facts, now))?.state ?? 'concept';

/** What the workflow says (point 4): with workflow concept, ready, published, plannedpublished; without it never planned. */
export type WorkflowState = 'concept' | 'ready' | 'published' | 'plannedpublished';

/**
 * With the workflow on, `ready` waits for somebody who may publish. With it off it means "will be published": at the next save; a
 * record whose publication has ended is not waiting for that.
 */
const willBeReady: Condition<Facts> = { all: [{ is: ['state', 'ready'] }, { any: [{ is: ['workflow', true] }, { not: ended }] }] };

export const workflowStates: Record<WorkflowState, Condition<Facts>> = {
  published: inStretch,
  plannedpublished: { all: [{ not: inStretch }, planAhead] },
  ready: { all: [{ not: inStretch }, { not: planAhead }, willBeReady] },
  concept: { all: [{ not: inStretch }, { not: planAhead }, { not: willBeReady }] },
};

/** The workflow state of a record at this moment, whether or not it is offline, deactivated or archived. */
export const workflowState = (facts: Facts, now: Instant): WorkflowState => {
  const found = (Object.keys(workflowStates) as WorkflowState[]).find((name) => holds(workflowStates[name], facts, now));
  return found ?? 'concept';
};
