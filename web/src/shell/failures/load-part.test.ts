import { describe, expect, it } from 'vitest';
import { isPartFailure, load } from './load-part.ts';

describe('loading a part of the application', () => {
  it('gives the part', async () => expect(await load(async () => ({ Page: 1 }))).toEqual({ Page: 1 }));

  it('gives up on a part that does not come', async () => {
    const error = await load(() => new Promise(() => undefined), 5).catch((caught: unknown) => caught);
    expect(isPartFailure(error)).toBe(true);
  });

  it('tells a missing part from a fault of ours', () => {
    expect(isPartFailure(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'))).toBe(true);
    expect(isPartFailure(new TypeError("Cannot read properties of undefined (reading 'key')"))).toBe(false);
  });
});
