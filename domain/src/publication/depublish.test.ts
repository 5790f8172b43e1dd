import { describe, expect, it } from 'vitest';
import { archive } from './archive.ts';
import { deactivate } from './deactivate.ts';
import { depublish } from './depublish.ts';
import { erase } from './erase.ts';
import type { Facts } from './facts.ts';
import { nextMonth, nextWeek, now, samples, tomorrow, yesterday } from './facts.samples.ts';
import { settle } from './moments.ts';
import { no, went } from './outcome.samples.ts';
import { putOnline } from './put-online.ts';
import { restore } from './restore.ts';
import { visible } from './timeline.ts';
import { withdrawPlan } from './withdraw-plan.ts';

const at = { now, by: 'manager', noteRequired: true };
const note = ' Verhuisd ';
const planned: Facts = { ...samples.published, working: 3, plannedRevision: 3, plannedFrom: nextWeek };

describe('depublishing', () => {
  it('needs a note where one is required', () => {
    expect(no(depublish(samples.published, { note: ' ' }, at))).toEqual({
      code: 'depublish.note',
      values: {},
      problems: [{ field: 'note', code: 'required' }],
    });
    expect(depublish(samples.published, {}, { ...at, noteRequired: false }).ok).toBe(true);
  });

  it('ends at once, withdraws the plan and leaves nothing to record', () => {
    const { facts, event } = went(depublish(planned, { note }, at));
    expect(visible(facts, now)).toBeNull();
    expect(facts).toMatchObject({ publishedTill: now, plannedFrom: null, withdrawnAt: null });
    expect(settle(facts, nextMonth).moments).toEqual([]);
    expect(event).toMatchObject({ revision: 2, note: 'Verhuisd', values: { from: now, withdrawnFrom: nextWeek, withdrawnRevision: 3 } });
  });

  it('from a date: until then all stays, from then nothing is seen, whatever was planned', () => {
    const before = went(depublish(planned, { note, from: tomorrow }, at)).facts;
    expect(before).toMatchObject({ publishedTill: tomorrow, plannedFrom: null });
    const after = went(depublish(planned, { note, from: nextMonth }, at)).facts;
    expect(visible(after, nextWeek)).toEqual({ revision: 3, from: nextWeek, till: nextMonth });
    expect(visible(after, nextMonth)).toBeNull();
    expect(visible(went(withdrawPlan(after, at)).facts, nextMonth)).toBeNull();
  });

  it('keeps the gap before a plan', () => {
    const gap: Facts = { ...planned, publishedTill: tomorrow };
    expect(went(depublish(gap, { note, from: nextMonth }, at)).facts).toMatchObject({ publishedTill: tomorrow, plannedTill: nextMonth });
  });

  it('not in the past', () => expect(no(depublish(samples.published, { note, from: yesterday }, at)).code).toBe('end.in-the-past'));
});

describe('putting away', () => {
  it.each([deactivate, archive])('ends the publication and withdraws the plan', (act) => {
    const { facts, event } = went(act(planned, at));
    expect(facts).toMatchObject({ publishedTill: now, plannedFrom: null, endRecorded: true });
    expect(event.values).toEqual({ withdrawnFrom: nextWeek, withdrawnRevision: 3 });
    expect(settle(facts, nextMonth)).toEqual({ facts, moments: [] });
  });

  it('keeps the end that was there before', () => {
    expect(went(deactivate(samples.publishEnded, at)).facts.publishedTill).toBe(yesterday);
  });

  it('restores as a concept without a past, deactivated if it was', () => {
    const { facts } = went(restore({ ...samples.archived, deactivatedAt: yesterday }, at));
    expect(facts).toEqual({ ...samples.concept, deactivatedAt: yesterday });
  });

  it('erases only by name and when nobody shows its products', () => {
    const asked = { now, by: 'admin', title: 'De Spil', consumers: [] };
    expect(no(erase(samples.archived, { title: 'De Spil' }, { ...asked, consumers: ['De Kei', 'De Raam'] }))).toMatchObject({
      code: 'erase.consumers',
      values: { count: 2, names: 'De Kei, De Raam' },
    });
    expect(no(erase(samples.archived, { title: 'de spil' }, asked)).code).toBe('erase.title');
    expect(went(erase(samples.archived, { title: ' De Spil ' }, asked)).event.act).toBe('erase');
  });
});

describe('offline', () => {
  it('hides what is published; what fell due meanwhile is seen once it is online', () => {
    const offline: Facts = { ...planned, online: false };
    expect(visible(offline, nextWeek)).toBeNull();
    const { facts, moments } = went(putOnline(offline, { now: nextMonth, by: 'manager', problems: [] }));
    expect(visible(facts, nextMonth)).toEqual({ revision: 3, from: nextWeek, till: null });
    expect(moments).toHaveLength(1);
  });

  it('stays offline with problems', () => {
    const problems = [{ field: 'name', code: 'required' as const }];
    expect(no(putOnline(samples.offline, { now, by: 'manager', problems })).problems).toEqual(problems);
  });
});
