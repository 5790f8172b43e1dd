import { describe, expect, it } from 'vitest';
import { formatCs, parseCs } from './cs.ts';

describe('parameter cs', () => {
  it.each([
    ['state-published', { states: ['published'] }],
    ['state-publish-ended', { states: ['publish-ended'] }],
    ['archived-only', { archived: 'only' }],
    ['archived-with', { archived: 'with' }],
  ])('reads %s', (cs, filter) => expect(parseCs(cs)).toEqual(filter));

  it.each([undefined, '', 'state', 'state-', 'archived-maybe', 'colour-red'])('ignores %s', (cs) => expect(parseCs(cs)).toBeNull());

  it.each(['state-concept', 'archived-only', 'archived-with'])('writes back what it read: %s', (cs) =>
    expect(formatCs({ states: [], archived: 'without', ...parseCs(cs) })).toBe(cs),
  );

  it('writes nothing when one parameter cannot say it', () => {
    expect(formatCs({ states: [], archived: 'without' })).toBeUndefined();
    expect(formatCs({ states: ['concept', 'ready'], archived: 'without' })).toBeUndefined();
    expect(formatCs({ states: ['concept'], archived: 'only' })).toBeUndefined();
  });
});
