import { expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import { now, samples, tomorrow, yesterday } from './facts.samples.ts';
import { no, went } from './outcome.samples.ts';
import { workflowOff, workflowOffReasons } from './workflow-off.ts';

const problems = [{ field: 'name', code: 'required' as const }];
const at = { now, by: 'manager', problems: [], productChanges: 0 };
const confirmed = { cancelPlans: true };

it('gives all reasons at once', () => {
  const facts: Facts = { ...samples.published, working: 4, plannedRevision: 3, plannedFrom: tomorrow };
  const against = { ...at, problems, productChanges: 2 };
  const codes = workflowOffReasons(facts, { cancelPlans: false }, against).map((reason) => reason.code);
  expect(codes).toEqual([
    'settings.workflow-published',
    'settings.workflow-unpublished-changes',
    'settings.workflow-online-problems',
    'settings.workflow-product-changes',
    'settings.workflow-plans',
  ]);
  const refusal = no(workflowOff(facts, { cancelPlans: false }, against));
  expect([refusal.code, ...(refusal.also ?? []).map((reason) => reason.code)]).toEqual(codes);
  expect(refusal.problems).toEqual(problems);
});

it('withdraws a plan only when that was confirmed', () => {
  expect(no(workflowOff(samples.publishPlanned, { cancelPlans: false }, at))).toMatchObject({
    code: 'settings.workflow-plans',
    values: { from: tomorrow },
  });
  const { facts, event } = went(workflowOff(samples.publishPlanned, confirmed, at));
  expect(facts).toMatchObject({ workflow: false, plannedFrom: null, withdrawnAt: now });
  expect(event.values).toEqual({ withdrawnFrom: tomorrow, withdrawnRevision: 2 });
});

it('problems matter only online, and nothing is published by it', () => {
  expect(workflowOff(samples.offline, confirmed, { ...at, problems }).ok).toBe(true);
  expect(no(workflowOff(samples.concept, confirmed, { ...at, problems })).code).toBe('settings.workflow-online-problems');
  expect(went(workflowOff(samples.ready, confirmed, at)).facts).toEqual({ ...samples.ready, workflow: false });
});

it('a plan that fell due counts as published', () => {
  const due: Facts = { ...samples.publishPlanned, plannedFrom: yesterday };
  expect(no(workflowOff(due, confirmed, at)).code).toBe('settings.workflow-published');
});
