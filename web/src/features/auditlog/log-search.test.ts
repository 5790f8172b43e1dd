import { expect, it } from 'vitest';
import { isFiltered, readLogSearch } from './log-search.ts';

it('reads what it understands and leaves out the rest', () => {
  expect(
    readLogSearch({ acts: ['publish', 3], kinds: ['team'], by: 'k', from: '2026-01-01', till: 'gisteren', page: 2, beneath: false }),
  ).toEqual({
    acts: ['publish'],
    kinds: ['team'],
    by: 'k',
    from: '2026-01-01',
    beneath: false,
    page: 2,
  });
  expect(readLogSearch({ acts: 'publish', page: 0, size: 1.5, beneath: true, kinds: [] })).toEqual({});
});

it('is filtered by anything but the page', () => {
  expect(isFiltered({ page: 2, size: 50 })).toBe(false);
  expect(isFiltered({ beneath: false })).toBe(true);
  expect(isFiltered({ kinds: ['role'], page: 1 })).toBe(true);
});
