import { describe, expect, it } from 'vitest';
import { readBack } from './own-search.ts';

describe('what a search box reads back from the address', () => {
  it('is its own, also when it comes late or not at all', () => {
    expect(readBack(['', 'mus', 'museum'], 'mus')).toEqual(['mus', 'museum']);
    expect(readBack(['', 'mus', 'museum'], 'museum')).toEqual(['museum']);
  });

  it('is not its own once the address changes by itself', () => {
    expect(readBack(['museum'], '')).toBeUndefined();
    // Back to what was asked for long ago is a change as well.
    expect(readBack([''], 'museum')).toBeUndefined();
  });
});
