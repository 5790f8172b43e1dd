import { describe, expect, it } from 'vitest';
import { filterOf, inputOf, isFiltered, readListSearch, searchShown, searchWith } from './list-search.ts';

const role = '01941f29-7c0b-7104-8000-00000000000b';

describe('the address of a list of people', () => {
  it.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [
      { q: 'bos', statuses: ['expired', 'active'], roles: [role, role], kinds: ['team'], unused: 6, only: true },
      { q: 'bos', statuses: ['active', 'expired'], roles: [role], kinds: ['team'], unused: 6, only: true },
    ],
    [{ q: '', statuses: ['gone'], roles: ['admin'], kinds: 'team', unused: 7, only: 'yes' }, {}],
    [
      { sort: 'lastLogon', descending: true, page: 3, size: 50, columns: ['status', 'x', 'inviter'] },
      { sort: 'lastLogon', descending: true, page: 3, size: 50, columns: ['status', 'inviter'] },
    ],
    [{ sort: 'email', descending: 'true', page: 1, size: 26 }, {}],
    [{ page: -1 }, {}],
    [{ columns: [] }, { columns: [] }],
  ])('%j', (raw, expected) => expect(readListSearch(raw)).toEqual(expected));

  it('goes to the first page for other filters, and keeps the rest', () => {
    const search = { q: 'bos', page: 4, sort: 'role', columns: ['status'] } as const;
    const filter = filterOf({ ...search, columns: ['status'] });
    expect(searchWith({ ...search, columns: ['status'] }, { ...filter, q: '', statuses: ['invited'] })).toEqual({
      sort: 'role',
      columns: ['status'],
      statuses: ['invited'],
    });
  });

  it('keeps the filters when the table changes', () =>
    expect(searchShown({ q: 'bos', only: true }, { page: 2, sort: 'status' })).toEqual({ q: 'bos', only: true, page: 2, sort: 'status' }));

  it.each<[object, boolean]>([
    [{}, false],
    [{ sort: 'role', page: 2 }, false],
    [{ q: 'x' }, true],
    [{ only: true }, true],
    [{ unused: 18 }, true],
    [{ kinds: ['team'] }, true],
  ])('%j narrows: %s', (search, expected) =>
    expect(isFiltered(filterOf(readListSearch(search as Record<string, unknown>)))).toBe(expected),
  );

  it('asks for a team with what is beneath it, or for an organisation', () => {
    const filter = filterOf({ unused: 3 });
    expect(inputOf({ kind: 'team', key: 'k' }, filter)).toMatchObject({ team: 'k', beneath: true, unusedMonths: 3 });
    expect(inputOf({ kind: 'team', key: 'k' }, { ...filter, only: true })).toMatchObject({ beneath: false });
    expect(inputOf({ kind: 'organisation', key: 'o' }, filter)).toMatchObject({ organisation: 'o' });
    expect(inputOf({ kind: 'organisation', key: 'o' }, filter)).not.toHaveProperty('team');
  });
});
