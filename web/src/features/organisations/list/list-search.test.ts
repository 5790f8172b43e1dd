import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, readListSearch, searchWith } from './list-search.ts';

const none = filterOf({});

describe('address of the list', () => {
  it('reads cs as a filter', () => expect(filterOf({ cs: 'state-ready' }).states).toEqual(['ready']));

  it('lets an explicit parameter go before cs', () =>
    expect(filterOf({ cs: 'state-ready', states: ['concept'] }).states).toEqual(['concept']));

  it('falls back on what it does not understand', () =>
    expect(readListSearch({ page: 'x', size: 33, sort: 'shoe', archived: 'perhaps', q: 'bieb' })).toEqual({ q: 'bieb' }));

  it('writes one state as cs and several as a list', () => {
    expect(searchWith({}, { ...none, states: ['ready'] })).toEqual({ cs: 'state-ready' });
    expect(searchWith({ cs: 'state-ready' }, { ...none, states: ['ready', 'concept'] })).toEqual({ states: ['ready', 'concept'] });
  });

  it.each([
    { ...none, q: 'bieb', types: ['t'], changedFrom: '2026-01-01' },
    { ...none, archived: 'only' as const },
    { ...none, archived: 'with' as const, states: ['ready'] },
  ])('keeps every filter through the address', (filter) => expect(filterOf(searchWith({}, filter))).toEqual(filter));

  it('starts again at the first page and keeps sorting and columns', () =>
    expect(searchWith({ page: 4, sort: 'team', columns: ['state'] }, { ...none, q: 'x' })).toEqual({
      sort: 'team',
      columns: ['state'],
      q: 'x',
    }));

  it('knows whether anything narrows the list', () => {
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, changedTill: '2026-01-01' })).toBe(true);
  });
});
