import { type Facts, newFacts } from '@bronhouder/domain/publication/facts.ts';
import { describe, expect, it } from 'vitest';
import { factsAfter, firstChoice, momentProblems, noneMeans, reasonAgainst } from './choice.ts';
import { mainAct, otherActs } from './main-act.ts';

const area = 'organisation';
const now = '2026-11-20T12:00:00.000Z';
const later = '2026-12-01T08:00:00.000Z';
const all = ['ORGANISATION:publish', 'ORGANISATION:archive', 'ORGANISATION:delete', 'ORGANISATION:update'];
const ready: Facts = { ...newFacts({ workflow: true, online: true }), state: 'ready', working: 2 };
const published: Facts = { ...ready, publishedRevision: 2, publishedFrom: '2026-01-01T00:00:00.000Z' };
const changed: Facts = { ...published, working: 3 };
const planned: Facts = { ...ready, plannedRevision: 1, plannedFrom: later };

describe('the publish button', () => {
  it.each([
    ['ready', ready, 'publish'],
    ['changed', changed, 'publishChanges'],
    ['up to date', published, 'upToDate'],
    ['planned', planned, 'publish'],
    ['archived', { ...ready, archivedAt: now }, 'none'],
  ] as const)('says of %s: %s', (_name, facts, label) => expect(mainAct(facts, now, all, area).label).toBe(label));

  it('names the missing right', () => expect(mainAct(ready, now, [], area)).toMatchObject({ label: 'publish', reason: 'publish.right' }));

  it('offers beside it only what the state allows', () => {
    expect(otherActs(published, now, all, area).map(({ act }) => act)).toEqual(['depublish', 'deactivate', 'archive']);
    expect(otherActs({ ...ready, archivedAt: now }, now, [], area).map(({ act, reason }) => [act, reason])).toEqual([
      ['restore', 'right.missing'],
      ['erase', 'right.missing'],
    ]);
  });

  it('knows that a product is not deactivated, and that its rights are its own', () => {
    const rights = ['PRODUCT:publish', 'PRODUCT:delete'];
    expect(otherActs(published, now, rights, 'product')).toEqual([
      { act: 'depublish', reason: null },
      { act: 'archive', reason: null },
    ]);
    expect(mainAct(ready, now, all, 'product').reason).toBe('publish.right');
  });
});

describe('the options of the dialog', () => {
  it('opens with the first one possible', () => {
    expect(firstChoice(ready, now, all, area)).toBe('now');
    expect(firstChoice(published, now, all, area)).toBe('none');
    expect(reasonAgainst('later', { ...ready, workflow: false }, now, all, area)).toBe('plan.workflow-off');
  });

  it('knows what "do not publish" means', () => {
    expect(noneMeans(ready, now)).toBeNull();
    expect(noneMeans(published, now)).toBe('depublish');
    expect(noneMeans({ ...published, plannedRevision: 2, plannedFrom: later }, now)).toBe('withdrawPlan');
  });

  it('tells everything that is wrong with the moments at once', () => {
    const texts = (from: string | null, till: string | null, replace = true, facts = ready) =>
      momentProblems({ from, till, tillGiven: till !== null, replace }, facts, now).map((problem) => problem.text);
    expect(texts(later, null)).toEqual([]);
    expect(texts(null, null)).toEqual(['fromRequired']);
    expect(texts(now, now)).toEqual(['fromPast', 'tillBefore']);
    expect(texts(later, null, false, planned)).toEqual(['overwriteRequired']);
  });

  it('shows on the time line what would be', () => {
    expect(factsAfter('now', { from: null, till: null }, ready, now)).toMatchObject({ publishedRevision: 2, publishedFrom: now });
    expect(factsAfter('later', { from: later, till: null }, planned, now)).toMatchObject({ plannedRevision: 2, plannedFrom: later });
    expect(factsAfter('none', { from: null, till: null }, planned, now)).toMatchObject({ plannedFrom: null });
    expect(factsAfter('later', { from: null, till: null }, ready, now)).toBe(ready);
  });
});
