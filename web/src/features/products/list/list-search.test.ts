import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, readListSearch, searchWith } from './list-search.ts';

const key = '0199c0de-0000-7000-8000-00000000b001';

describe('the address of the list of products', () => {
  it('is read as far as it is understood', () => {
    expect(
      readListSearch({ q: 'taal', states: ['concept', 'x'], types: [key, 'y'], shared: 'own', sort: 'savedAt', page: 3, size: 50 }),
    ).toEqual({ q: 'taal', states: ['concept'], types: [key], shared: 'own', sort: 'savedAt', page: 3, size: 50 });
    expect(
      readListSearch({ q: 3, states: 'concept', organisation: 'x', shared: 'y', sort: 'z', page: 0, changedFrom: '31-02-2026' }),
    ).toEqual({});
  });

  it('comes back the same from its filters, on the first page', () => {
    const search = readListSearch({
      q: 'taal',
      organisation: key,
      archived: 'only',
      columns: ['state'],
      page: 4,
      changedTill: '2026-11-20',
    });
    const { page: _page, ...rest } = search;
    expect(searchWith(search, filterOf(search))).toEqual(rest);
  });

  it('is short where nothing is filtered', () => {
    expect(searchWith({}, filterOf({}))).toEqual({});
    expect(isFiltered(filterOf({}))).toBe(false);
    expect(isFiltered(filterOf({ shared: 'shared' }))).toBe(true);
    expect(isFiltered(filterOf({ organisation: key }))).toBe(true);
  });
});
