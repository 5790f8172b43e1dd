import { expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import { lastWeek, nextWeek, now, samples, tomorrow } from './facts.samples.ts';
import { no, went } from './outcome.samples.ts';
import { save } from './save.ts';
import { visible } from './timeline.ts';

const problems = [{ field: 'name', code: 'required' as const }];
const at = { now, by: 'editor', problems: [], mayPublish: true };
const concept = { state: 'concept' as const, changed: true };
const ready = { state: 'ready' as const, changed: true };
const withoutWorkflow = (facts: Facts): Facts => ({ ...facts, workflow: false });

it('a draft is saved with problems, a published record only without', () => {
  expect(went(save(samples.concept, concept, { ...at, problems })).facts.working).toBe(3);
  expect(went(save(samples.concept, ready, { ...at, problems })).facts.state).toBe('ready');
  expect(no(save(samples.published, concept, { ...at, problems }))).toEqual({ code: 'save.problems', values: { count: 1 }, problems });
});

it('a save that changes nothing makes no new revision', () => {
  expect(went(save(samples.concept, { state: 'ready', changed: false }, at)).facts).toEqual({ ...samples.concept, state: 'ready' });
});

it('with the workflow on readers notice nothing, and a plan keeps its version', () => {
  const { facts } = went(save({ ...samples.published, plannedRevision: 2, plannedFrom: tomorrow }, concept, at));
  expect(visible(facts, now)).toEqual({ revision: 2, from: lastWeek, till: tomorrow });
  expect(facts).toMatchObject({ working: 3, plannedRevision: 2, plannedFrom: tomorrow });
});

it('without the workflow what is published or ready goes out at once, and keeps its planned end', () => {
  const published = went(save(withoutWorkflow(samples.publishCancelPlanned), concept, at));
  expect(visible(published.facts, now)).toEqual({ revision: 3, from: now, till: nextWeek });
  expect(published.event.values).toEqual({ state: 'concept', published: true });
  expect(visible(went(save(withoutWorkflow(samples.concept), ready, at)).facts, now)?.revision).toBe(3);
  expect(visible(went(save(withoutWorkflow(samples.concept), concept, at)).facts, now)).toBeNull();
});

it('without the workflow it takes the publish right, and no problems', () => {
  expect(no(save(withoutWorkflow(samples.published), concept, { ...at, mayPublish: false })).code).toBe('publish.right');
  expect(no(save(withoutWorkflow(samples.concept), ready, { ...at, problems })).code).toBe('save.problems');
  expect(save(withoutWorkflow(samples.concept), concept, { ...at, mayPublish: false, problems }).ok).toBe(true);
});

it('what is deactivated stays inside', () => {
  const { facts } = went(save(withoutWorkflow(samples.deactivated), ready, at));
  expect(facts).toMatchObject({ state: 'ready', publishedRevision: 2 });
});

it('a plan that fell due counts as published, recorded or not', () => {
  const { facts, moments } = went(save(samples.publishPlanned, concept, { ...at, now: nextWeek }));
  expect(moments).toEqual([{ what: 'published', at: tomorrow, revision: 2, by: 'planner' }]);
  expect(visible(facts, nextWeek)).toEqual({ revision: 2, from: tomorrow, till: null });
  expect(no(save(samples.publishPlanned, concept, { ...at, now: nextWeek, problems })).code).toBe('save.problems');
});
