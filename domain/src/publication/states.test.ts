import { describe, expect, it } from 'vitest';
import { holds } from '../condition.ts';
import { chipConditions, chipCodes, chips } from './chips.ts';
import type { Facts } from './facts.ts';
import { lastWeek, nextMonth, nextWeek, now, samples, tomorrow, yesterday } from './facts.samples.ts';
import { allStates, state, states, type WorkflowState, workflowState } from './states.ts';

const codes = (facts: Facts) => chips(facts, now).map((chip) => chip.code);

describe('the main state', () => {
  it('each sample is in its state and in no other', () => {
    for (const name of allStates) {
      expect(state(samples[name], now)).toBe(name);
      expect(allStates.filter((other) => holds(states[other], samples[name], now))).toEqual([name]);
    }
  });

  it('a plan that is due counts as published at once, and ends by itself', () => {
    const planned = { ...samples.publishPlanned, plannedTill: nextWeek };
    expect(state(planned, tomorrow)).toBe('publishCancelPlanned');
    expect(state(planned, nextWeek)).toBe('publishEnded');
    expect(state({ ...samples.publishPlanned, withdrawnAt: yesterday }, tomorrow)).toBe('published');
  });
});

describe('what the workflow says', () => {
  const cases: [WorkflowState, Facts][] = [
    ['concept', samples.concept],
    ['ready', samples.ready],
    ['published', samples.published],
    ['plannedpublished', samples.publishPlanned],
    ['ready', { ...samples.ready, workflow: false }],
    ['published', { ...samples.published, workflow: false }],
    ['ready', samples.publishEnded],
    ['concept', { ...samples.publishEnded, workflow: false }],
  ];
  it.each(cases)('%s', (expected, facts) => expect(workflowState(facts, now)).toBe(expected));
});

describe('chips', () => {
  it('say what readers see and what will happen', () => {
    expect(codes(samples.concept)).toEqual(['notPublished']);
    expect(codes(samples.published)).toEqual(['published']);
    expect(codes(samples.offline)).toEqual(['offline', 'notPublished']);
    expect(codes(samples.archived)).toEqual(['archived', 'notPublished']);
    expect(codes({ ...samples.archived, deactivatedAt: lastWeek })).toEqual(['archived', 'notPublished']);
    expect(chips(samples.publishPlanned, now)[1]).toEqual({ code: 'publishedFrom', values: { at: tomorrow } });
    expect(chips(samples.publishCancelPlanned, now)[1]).toEqual({ code: 'publishedUntil', values: { at: nextWeek } });
    expect(chips(samples.publishEnded, now)[1]).toEqual({ code: 'publishEnded', values: { at: yesterday } });
    expect(chips(samples.publishCancelled, now)[1]).toEqual({ code: 'publishCancelled', values: { at: yesterday } });
  });

  it('tell unpublished changes from a planned new version and from an older plan', () => {
    const edited: Facts = { ...samples.published, working: 3 };
    expect(codes(edited)).toEqual(['published', 'unpublishedChanges']);
    const planned: Facts = { ...edited, plannedRevision: 3, plannedFrom: nextWeek };
    expect(codes(planned)).toEqual(['published', 'newVersionPlanned']);
    expect(codes({ ...planned, working: 4 })).toEqual(['published', 'unpublishedChanges', 'newVersionPlanned', 'plannedOlder']);
  });

  it('do not announce an end at the very moment of a planned version', () => {
    const seamless: Facts = { ...samples.publishCancelPlanned, working: 3, plannedRevision: 3, plannedFrom: nextWeek };
    expect(codes(seamless)).toEqual(['published', 'newVersionPlanned']);
    expect(chips({ ...seamless, plannedTill: nextMonth }, now)[1]).toEqual({ code: 'publishedUntil', values: { at: nextMonth } });
  });

  it('hold exactly when their condition holds', () => {
    for (const facts of Object.values(samples))
      expect(codes(facts)).toEqual(chipCodes.filter((code) => holds(chipConditions[code], facts, now)));
  });
});
