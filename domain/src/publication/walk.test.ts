import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../condition.ts';
import { type Act, allActs, possibleActs } from './acts.ts';
import { chips } from './chips.ts';
import { due, endAhead } from './conditions.ts';
import { type Facts, newFacts, type Stretch } from './facts.ts';
import { type Moment, settle, upcoming } from './moments.ts';
import { allStates, state, states, workflowState } from './states.ts';
import { type Circumstances, take } from './take.samples.ts';
import { nextEnd, timeline, visible } from './timeline.ts';

const hour = 3_600_000;
const later = (now: string, hours: number) => new Date(Date.parse(now) + hours * hour).toISOString();

/** Few different hours, so that plans, ends and acts meet at the very same moment often enough. */
const step = fc.record({
  act: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<Act>(...allActs) },
    { weight: 1, arbitrary: fc.constantFrom<Act>('restore', 'activate', 'putOnline', 'workflowOn') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Act>('saveConcept', 'saveReady', 'plan', 'plan', 'withdrawPlan', 'publish', 'depublish', 'cancelEnd'),
    },
  ),
  pause: fc.constantFrom(0, 0, 0, 1, 1, 2, 5),
  from: fc.integer({ min: 0, max: 6 }),
  till: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 3 }),
  end: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 2 }),
  changed: fc.boolean(),
  replace: fc.boolean(),
  problems: fc.constantFrom(0, 0, 0, 0, 1),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const circumstances = (now: string, { from, till, end, changed, replace, problems }: Step): Circumstances => ({
  now,
  by: 'walker',
  problems: problems === 0 ? [] : [{ field: 'name', code: 'required' }],
  mayPublish: true,
  noteRequired: true,
  title: 'De Spil',
  consumers: [],
  productChanges: 0,
  input: {
    changed,
    from: later(now, from),
    till: till === null ? null : later(now, till),
    end: end === null ? null : later(now, end),
    replace,
    cancelPlans: replace,
    note: 'Verhuisd',
    title: 'De Spil',
  },
});

/** Acts after which readers may see something else, or nothing. */
const publicationActs: Act[] = ['publish', 'depublish', 'deactivate', 'archive', 'putOnline', 'takeOffline'];
const actsThatMoveThePlan: Act[] = [...publicationActs, 'plan', 'withdrawPlan', 'workflowOff', 'restore'];

const seen = (facts: Facts, now: string) => {
  const stretch = visible(facts, now);
  return stretch && { revision: stretch.revision, from: stretch.from };
};

const wellFormed = (facts: Facts, now: string) => {
  expect(allStates.filter((name) => holds(states[name], facts, now))).toEqual([state(facts, now)]);
  for (const { revision, from, till } of timeline(facts, now)) {
    expect(revision).toBeLessThanOrEqual(facts.working);
    if (till !== null) expect(till >= from).toBe(true);
  }
  if (facts.archivedAt !== null || facts.deactivatedAt !== null) {
    expect(visible(facts, now)).toBeNull();
    expect(timeline(facts, now).filter(({ phase }) => phase !== 'past')).toEqual([]);
    expect(upcoming(facts, now)).toEqual([]);
  }
  expect(nextEnd(facts, now) !== null).toBe(holds(endAhead, facts, now));
};

const timeDecides = (facts: Facts, now: string, pause: number) => {
  const after = later(now, pause);
  const settled = settle(facts, after);
  expect(visible(settled.facts, after)).toEqual(visible(facts, after));
  expect(state(settled.facts, after)).toBe(state(facts, after));
  expect(workflowState(settled.facts, after)).toBe(workflowState(facts, after));
  expect(chips(settled.facts, after)).toEqual(chips(facts, after));
  expect(possibleActs(settled.facts, after)).toEqual(possibleActs(facts, after));
  expect(upcoming(settled.facts, after)).toEqual(upcoming(facts, after));
  expect(settle(settled.facts, after)).toEqual({ facts: settled.facts, moments: [] });
  expect(holds(due, facts, after)).toBe(settled.moments.length > 0);
  expect(holds(due, settled.facts, after)).toBe(false);
  const halfway = settle(facts, later(now, pause / 2));
  const rest = settle(halfway.facts, after);
  expect({ facts: rest.facts, moments: [...halfway.moments, ...rest.moments] }).toEqual(settled);
  const expected = upcoming(facts, now).filter((moment) => moment.at <= after);
  expect(settled.moments).toEqual([...settle(facts, now).moments, ...expected]);
  if (expected.length === 0) expect(seen(facts, after)).toEqual(seen(facts, now));
};

const actDecides = (act: Act, before: Facts, after: Facts, now: string) => {
  const goesOutBySaving = !before.workflow && (act === 'saveConcept' || act === 'saveReady');
  if (!publicationActs.includes(act) && !goesOutBySaving) expect(seen(after, now)).toEqual(seen(before, now));
  if (!actsThatMoveThePlan.includes(act) && !goesOutBySaving) {
    const planned = settle(before, now).facts;
    expect({ revision: after.plannedRevision, from: after.plannedFrom }).toEqual({
      revision: planned.plannedRevision,
      from: planned.plannedFrom,
    });
  }
};

describe('a random walk', () => {
  it('holds to the invariants for 10,000 steps and takes every act many times', () => {
    const taken = new Map<Act, number>(allActs.map((act) => [act, 0]));
    let now = '2026-03-27T22:00:00.000Z';
    let facts = newFacts({ workflow: true, online: true });
    for (const next of fc.sample(step, { numRuns: 10_000, seed: 20260601 })) {
      timeDecides(facts, now, next.pause);
      now = later(now, next.pause);
      const outcome = take[next.act](facts, circumstances(now, next));
      if (!outcome.ok) continue;
      actDecides(next.act, facts, outcome.value.facts, now);
      facts = outcome.value.facts;
      wellFormed(facts, now);
      taken.set(next.act, (taken.get(next.act) ?? 0) + 1);
    }
    for (const [act, times] of taken) expect(times, act).toBeGreaterThan(10);
  });

  it('a late background job changes nothing: each moment is recorded once, with the same facts in the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (walk, job) => {
        const run = (withJob: boolean) => {
          const recorded: Moment[] = [];
          const readers: (Stretch | null)[] = [];
          let now = '2026-10-24T22:00:00.000Z';
          let facts = newFacts({ workflow: true, online: true });
          for (const [index, next] of walk.entries()) {
            now = later(now, next.pause);
            if (withJob && job[index]) {
              const settled = settle(facts, now);
              facts = settled.facts;
              recorded.push(...settled.moments);
            }
            const outcome = take[next.act](facts, circumstances(now, next));
            if (outcome.ok) {
              facts = outcome.value.facts;
              recorded.push(...outcome.value.moments);
            }
            readers.push(visible(facts, now));
          }
          const last = settle(facts, later(now, 24));
          return { facts: last.facts, recorded: [...recorded, ...last.moments], readers };
        };
        expect(run(true)).toEqual(run(false));
      }),
      { numRuns: 500 },
    );
  });
});
