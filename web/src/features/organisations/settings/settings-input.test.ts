import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { describe, expect, it } from 'vitest';
import { changedSettings, losesPlan, losesProductPlans, switchReasons } from './settings-input.ts';

const now = '2026-11-20T12:00:00.000Z';
const facts: Facts = {
  workflow: true,
  online: false,
  state: 'concept',
  working: 2,
  publishedRevision: 1,
  publishedFrom: '2026-01-01T00:00:00.000Z',
  publishedTill: null,
  endRecorded: false,
  plannedRevision: 2,
  plannedFrom: '2027-01-01T00:00:00.000Z',
  plannedTill: null,
  plannedBy: null,
  withdrawnAt: null,
  deactivatedAt: null,
  archivedAt: null,
};
const saved = { types: ['a', 'b'], online: false, workflow: true, productWorkflow: true };
const problems = [{ field: 'phone', code: 'required' as const }];

describe('settings', () => {
  it('counts what differs, whatever the order of the types', () => {
    expect(changedSettings(saved, { ...saved, types: ['b', 'a'] })).toBe(0);
    expect(changedSettings(saved, { types: ['a'], online: true, workflow: false, productWorkflow: true })).toBe(3);
  });

  it('counts products that stand in the way, and plans of products that would lapse, only when their workflow is turned off', () => {
    const its = { productWorkflow: true, products: { changes: 2, plans: 3 } };
    const quiet = { ...facts, online: true };
    const off = { ...saved, online: true, productWorkflow: false };
    const waiting = [{ code: 'settings.workflow-product-changes', values: { count: 2 } }];
    expect(switchReasons(quiet, off, { now, problems: [] }, its)).toEqual(waiting);
    expect(losesProductPlans(off, its)).toBe(3);
    expect(switchReasons(quiet, { ...off, productWorkflow: true }, { now, problems: [] }, its)).toEqual([]);
    expect(losesProductPlans({ ...off, productWorkflow: true }, its)).toBe(0);
    expect(switchReasons(quiet, off, { now, problems: [] }, { ...its, productWorkflow: false })).toEqual([]);
  });

  it('tells every obstacle of every switch at once', () =>
    expect(
      switchReasons(
        { ...facts, plannedFrom: null, plannedRevision: null },
        { ...saved, online: true, workflow: false },
        { now, problems },
      ).map(({ code }) => code),
    ).toEqual([
      'settings.online-problems',
      'settings.workflow-published',
      'settings.workflow-unpublished-changes',
      'settings.workflow-online-problems',
    ]));

  it('has nothing against what stays as it is', () => expect(switchReasons(facts, saved, { now, problems })).toEqual([]));

  it('asks about a plan that is lost, and does not count it as an obstacle', () => {
    const concept = { ...facts, publishedRevision: null, publishedFrom: null };
    expect(switchReasons(concept, { ...saved, workflow: false }, { now, problems: [] })).toEqual([]);
    expect(losesPlan(concept, { ...saved, workflow: false }, now)).toBe(true);
    expect(losesPlan(concept, saved, now)).toBe(false);
    expect(losesPlan({ ...concept, plannedFrom: now }, { ...saved, workflow: false }, now)).toBe(false);
  });
});
