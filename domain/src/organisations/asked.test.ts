import { expect, it } from 'vitest';
import type { Facts } from '../publication/facts.ts';
import { nextMonth, nextWeek, now, samples, yesterday } from '../publication/facts.samples.ts';
import { allStates } from '../publication/states.ts';
import { type AskedCode, asked } from './asked.ts';

const problems = [{ field: 'name', code: 'required' as const }];
const of = (facts: Facts, more = {}) => ({ facts, problems: [], reviewNote: null, ...more });
const codes = (...what: Parameters<typeof of>) => asked(of(...what), now).map((row) => row.code);

it('asks something fitting in each state', () => {
  const expected: Record<string, AskedCode[]> = {
    concept: ['conceptToFinish'],
    ready: ['readyToPublish'],
    offline: ['conceptToFinish'],
    published: [],
    publishCancelPlanned: ['endSoon'],
    publishPlanned: [],
    publishCancelled: ['readyToPublish'],
    publishEnded: ['readyToPublish'],
    deactivated: ['deactivated'],
    archived: [],
  };
  for (const state of allStates) expect(codes(samples[state]), state).toEqual(expected[state]);
});

it('puts what is wrong before what waits, and asks nobody to publish with problems', () => {
  expect(codes(samples.ready, { problems, reviewNote: 'Adres klopt niet' })).toEqual(['reviewNote', 'problems']);
  expect(codes({ ...samples.published, working: 3 }, { problems })).toEqual(['problems', 'unpublishedChanges']);
  expect(asked(of(samples.ready, { problems }), now)[0]).toEqual({ code: 'problems', values: { count: 1 }, act: null, target: 'edit' });
});

it('points at a plan that is older than the newest, and at what is published but offline', () => {
  const facts: Facts = { ...samples.published, online: false, working: 4, plannedRevision: 3, plannedFrom: nextWeek };
  expect(asked(of(facts), now).slice(0, 2)).toEqual([
    { code: 'plannedOlder', values: { planned: 3, newest: 4, at: nextWeek }, act: 'plan', target: 'publish' },
    { code: 'offlineWhilePublished', values: {}, act: 'putOnline', target: 'settings' },
  ]);
});

it('announces an end two weeks ahead and not earlier', () => {
  expect(codes({ ...samples.published, publishedTill: nextMonth })).toEqual([]);
  expect(asked(of(samples.publishCancelPlanned), now)[0]?.values).toEqual({ at: nextWeek });
});

it('asks of a deactivated one only to activate it', () => {
  expect(asked(of(samples.deactivated, { problems }), now)).toEqual([
    { code: 'deactivated', values: { at: yesterday }, act: 'activate', target: 'dashboard' },
  ]);
});
