import { expect, it } from 'vitest';
import type { Facts } from '../publication/facts.ts';
import { now, samples, tomorrow } from '../publication/facts.samples.ts';
import { no, went } from '../publication/outcome.samples.ts';
import { changeSwitches } from './settings.ts';

const problems = [{ field: 'name', code: 'required' as const }];
const at = { now, by: 'manager', problems: [], productChanges: 0, productPlans: 0 };
const before = { productWorkflow: true };
const as = (facts: Facts) => ({ online: facts.online, workflow: facts.workflow, productWorkflow: true });
const unconfirmed = { cancelPlans: false };

it('turns only what differs, one event each', () => {
  const none = went(changeSwitches(samples.published, before, as(samples.published), unconfirmed, at));
  expect(none).toEqual({ facts: samples.published, productWorkflow: true, events: [], moments: [] });
  const both = went(changeSwitches(samples.offline, before, { online: true, workflow: false, productWorkflow: false }, unconfirmed, at));
  expect(both.facts).toMatchObject({ online: true, workflow: false });
  expect(both.productWorkflow).toBe(false);
  expect(both.events.map((event) => event.act)).toEqual(['putOnline', 'workflowOff']);
});

it('refuses with all reasons of all switches, each once', () => {
  const facts: Facts = { ...samples.publishPlanned, online: false };
  const refusal = no(
    changeSwitches(facts, before, { online: true, workflow: false, productWorkflow: false }, unconfirmed, {
      ...at,
      problems,
      productChanges: 3,
    }),
  );
  expect([refusal.code, ...(refusal.also ?? []).map((reason) => reason.code)]).toEqual([
    'settings.workflow-product-changes',
    'settings.online-problems',
    'settings.workflow-plans',
  ]);
});

it('records what fell due on the way, once', () => {
  const { events, moments } = went(
    changeSwitches(samples.publishPlanned, before, { ...as(samples.concept), online: false }, unconfirmed, { ...at, now: tomorrow }),
  );
  expect(events.map((event) => event.act)).toEqual(['takeOffline']);
  expect(moments.map((moment) => moment.what)).toEqual(['published']);
});

it('withdraws plans of products only when that was confirmed', () => {
  const off = { ...as(samples.published), productWorkflow: false };
  const planned = { ...at, productPlans: 2 };
  expect(no(changeSwitches(samples.published, before, off, unconfirmed, planned))).toMatchObject({
    code: 'settings.workflow-plans',
    values: { count: 2 },
  });
  expect(went(changeSwitches(samples.published, before, off, { cancelPlans: true }, planned)).productWorkflow).toBe(false);
  expect(changeSwitches(samples.published, { productWorkflow: false }, off, unconfirmed, planned).ok).toBe(true);
});

it('an archived organisation has no settings to change', () => {
  expect(no(changeSwitches(samples.archived, before, as(samples.archived), unconfirmed, at)).code).toBe('save.archived');
});
