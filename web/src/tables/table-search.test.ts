import { describe, expect, it } from 'vitest';
import { pageOfList, sortedBy } from './table-search.ts';

describe('address of a table', () => {
  it.each([
    [{}, 0, { page: 1, pages: 1, size: 25, from: 0, to: 0 }],
    [{}, 26, { page: 1, pages: 2, size: 25, from: 1, to: 25 }],
    [{ page: 2 }, 26, { page: 2, pages: 2, size: 25, from: 26, to: 26 }],
    [{ page: 99, size: 100 }, 605, { page: 7, pages: 7, size: 100, from: 601, to: 605 }],
  ])('%j of %i rows', (search, total, page) => expect(pageOfList(search, total)).toEqual(page));

  it('turns the order around at the second press', () => {
    expect(sortedBy({}, 'title', 'title')).toEqual({ sort: 'title', descending: true, page: undefined });
    expect(sortedBy({ sort: 'title', descending: true }, 'title', 'title')).toEqual({
      sort: 'title',
      descending: undefined,
      page: undefined,
    });
    expect(sortedBy({ sort: 'title', descending: true, page: 4 }, 'savedAt', 'title')).toEqual({
      sort: 'savedAt',
      descending: undefined,
      page: undefined,
    });
  });
});
