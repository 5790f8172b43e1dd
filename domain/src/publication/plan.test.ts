import { describe, expect, it } from 'vitest';
import { cancelEnd } from './cancel-end.ts';
import type { Facts } from './facts.ts';
import { lastWeek, nextMonth, nextWeek, now, samples, tomorrow, yesterday } from './facts.samples.ts';
import { upcoming } from './moments.ts';
import { no, went } from './outcome.samples.ts';
import { plan } from './plan.ts';
import { publish } from './publish.ts';
import { state } from './states.ts';
import { timeline, visible } from './timeline.ts';
import { withdrawPlan } from './withdraw-plan.ts';

const problems = [{ field: 'name', code: 'required' as const }];
const at = { now, by: 'planner', problems: [] };
const edited: Facts = { ...samples.published, working: 3 };

describe('planning', () => {
  it('pins the newest revision, and takes over by itself', () => {
    const { facts, event } = went(plan(edited, { from: tomorrow, till: nextWeek }, at));
    const saved = { ...facts, working: 4 };
    expect(visible(saved, now)?.revision).toBe(2);
    expect(visible(saved, tomorrow)).toEqual({ revision: 3, from: tomorrow, till: nextWeek });
    expect(visible(saved, nextWeek)).toBeNull();
    expect(upcoming(saved, now)).toEqual([
      { what: 'published', at: tomorrow, revision: 3, by: 'planner' },
      { what: 'ended', at: nextWeek, revision: 3, by: null },
    ]);
    expect(event).toEqual({ act: 'plan', at: now, by: 'planner', revision: 3, values: { from: tomorrow, till: nextWeek }, note: null });
  });

  it('is refused with the reason', () => {
    expect(no(plan(edited, { from: now }, at)).code).toBe('publish.in-the-past');
    expect(no(plan(edited, { from: nextWeek, till: nextWeek }, at)).code).toBe('publish.till-before-from');
    expect(no(plan(edited, { from: nextWeek }, { ...at, problems }))).toEqual({ code: 'publish.problems', values: { count: 1 }, problems });
    expect(no(plan({ ...edited, workflow: false }, { from: nextWeek }, at)).code).toBe('plan.workflow-off');
    expect(no(plan(samples.publishCancelPlanned, { from: tomorrow }, at)).code).toBe('publish.nothing-new');
  });

  it('replaces an existing plan only when that was confirmed, and says which', () => {
    expect(no(plan(samples.publishPlanned, { from: nextWeek }, at))).toMatchObject({
      code: 'publish.plan-exists',
      values: { from: tomorrow },
    });
    const { event, facts } = went(plan(samples.publishPlanned, { from: nextWeek, replace: true }, at));
    expect(facts.plannedFrom).toBe(nextWeek);
    expect(event.values).toEqual({ from: nextWeek, withdrawnFrom: tomorrow, withdrawnRevision: 2 });
  });

  it('needs no confirmation for a plan that has taken over already', () => {
    const due = { ...samples.publishPlanned, working: 3 };
    expect(went(plan(due, { from: nextMonth }, { ...at, now: nextWeek })).facts).toMatchObject({
      publishedRevision: 2,
      plannedRevision: 3,
    });
  });

  it('keeps a planned end that lies after it, and a gap before it', () => {
    const ending: Facts = { ...samples.publishCancelPlanned, working: 3 };
    expect(went(plan(ending, { from: tomorrow }, at)).facts.plannedTill).toBe(nextWeek);
    const { facts } = went(plan(samples.publishCancelPlanned, { from: nextMonth }, at));
    expect(timeline(facts, now)).toEqual([
      { revision: 2, from: lastWeek, till: nextWeek, phase: 'now' },
      { revision: 2, from: nextMonth, till: null, phase: 'future' },
    ]);
  });
});

describe('a planned version at the very moment of the end', () => {
  const seamless = went(plan({ ...samples.publishCancelPlanned, working: 3 }, { from: nextWeek }, at)).facts;

  it('takes over without an end of its own', () =>
    expect(visible(seamless, nextWeek)).toEqual({ revision: 3, from: nextWeek, till: null }));
  it('is one moment, not an end and a beginning', () => {
    expect(upcoming(seamless, now)).toEqual([{ what: 'published', at: nextWeek, revision: 3, by: 'planner' }]);
  });
});

describe('publishing now', () => {
  it('overtakes a plan and keeps a planned end', () => {
    const { facts, event } = went(publish({ ...samples.publishPlanned, working: 3 }, {}, at));
    expect(facts).toMatchObject({ publishedRevision: 3, publishedFrom: now, publishedTill: null, plannedFrom: null, plannedBy: null });
    expect(event.values).toEqual({ withdrawnFrom: tomorrow, withdrawnRevision: 2 });
    expect(went(publish({ ...samples.publishCancelPlanned, working: 3 }, {}, at)).facts.publishedTill).toBe(nextWeek);
  });

  it('forgets an end that has passed, and refuses one that has', () => {
    expect(went(publish(samples.publishEnded, {}, at)).facts).toMatchObject({ publishedTill: null, endRecorded: false });
    expect(no(publish(samples.ready, { till: yesterday }, at)).code).toBe('publish.till-before-from');
  });

  it('gives all problems at once', () => {
    const two = [...problems, { field: 'email', code: 'email' as const }];
    expect(no(publish(samples.ready, {}, { ...at, problems: two }))).toEqual({
      code: 'publish.problems',
      values: { count: 2 },
      problems: two,
    });
  });
});

describe('withdrawing and cancelling', () => {
  it('a withdrawn plan leaves what is published alone', () => {
    const { facts } = went(plan(edited, { from: tomorrow }, at));
    expect(went(withdrawPlan(facts, at)).facts).toEqual({ ...edited, state: 'ready' });
  });

  it('a withdrawn first plan is remembered until something is published', () => {
    const { facts } = went(withdrawPlan(samples.publishPlanned, at));
    expect(state(facts, now)).toBe('publishCancelled');
    expect(went(publish(facts, {}, at)).facts.withdrawnAt).toBeNull();
  });

  it('cancelling takes the end that readers would meet first', () => {
    const gap = went(plan(samples.publishCancelPlanned, { from: nextMonth, till: '2026-08-01T10:00:00.000Z' }, at)).facts;
    const once = went(cancelEnd(gap, at));
    expect(once.event.values).toEqual({ till: nextWeek });
    expect(once.facts).toMatchObject({ publishedTill: null, plannedTill: '2026-08-01T10:00:00.000Z' });
    const inherited = went(plan({ ...samples.publishCancelPlanned, working: 3 }, { from: tomorrow }, at)).facts;
    expect(went(cancelEnd(inherited, at)).facts).toMatchObject({ publishedTill: null, plannedTill: null, plannedFrom: tomorrow });
  });
});
