import { expect, it } from 'vitest';
import { readAuditSearch } from './audit-search.ts';

it('reads what it understands and leaves out the rest', () => {
  expect(readAuditSearch({ acts: ['publish', 3], by: 'k', from: '2026-01-01', till: 'gisteren', page: 2 })).toEqual({
    acts: ['publish'],
    by: 'k',
    from: '2026-01-01',
    page: 2,
  });
  expect(readAuditSearch({ acts: 'publish', page: 0, size: 1.5 })).toEqual({});
});
