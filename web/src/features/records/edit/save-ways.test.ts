import type { Instant } from '@bronhouder/domain/instant.ts';
import { type Facts, newFacts } from '@bronhouder/domain/publication/facts.ts';
import { describe, expect, it } from 'vitest';
import { saveWays } from './save-ways.ts';

const now = '2026-11-21T09:00:00.000Z';
const concept = newFacts({ workflow: true, online: true });
const withoutWorkflow = { ...concept, workflow: false };
const published = { publishedRevision: 1, publishedFrom: '2026-01-01T00:00:00.000Z' };
const all = ['ORGANISATION:update', 'ORGANISATION:changeConcept', 'ORGANISATION:publish'];

const ways = (facts: Facts, at: Instant, rights: readonly string[]) => saveWays(facts, at, rights, 'organisation');
const names = (...args: Parameters<typeof ways>) => ways(...args).map(({ name }) => name);

describe('the ways to save', () => {
  it('with the workflow: as concept, as ready, and on to publishing', () => {
    expect(names(concept, now, all)).toEqual(['concept', 'ready', 'publish']);
    expect(names({ ...concept, ...published }, now, all)).toEqual(['concept', 'ready', 'publish']);
  });

  it('without the workflow: not published, or out at once', () => {
    expect(names(withoutWorkflow, now, all)).toEqual(['notPublished', 'out']);
  });

  it('without the workflow, published: readers see every save', () => {
    expect(ways({ ...withoutWorkflow, ...published, state: 'ready' }, now, all)).toEqual([
      { name: 'out', state: 'ready', thenPublish: false, lacks: null },
    ]);
  });

  it('stay in sight with their reason when the right lacks', () => {
    expect(ways(concept, now, ['ORGANISATION:update']).map(({ lacks }) => lacks?.code)).toEqual([
      undefined,
      'right.missing',
      'publish.right',
    ]);
    expect(ways({ ...withoutWorkflow, ...published }, now, ['ORGANISATION:update'])[0]?.lacks?.code).toBe('publish.right');
  });

  it('on to publishing saves as concept for who may not say that it is ready', () => {
    const [, , publish] = ways(concept, now, ['ORGANISATION:update', 'ORGANISATION:publish']);
    expect(publish).toEqual({ name: 'publish', state: 'concept', thenPublish: true, lacks: null });
  });
});
