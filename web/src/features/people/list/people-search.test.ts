import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, readPeopleSearch, searchShown, searchWith } from './people-search.ts';

const team = '01941f29-7c02-7102-8000-000000000002';

describe('the address of the list of people', () => {
  it('is read whole, and what nobody understands is left out', () => {
    const search = {
      q: 'jan',
      team,
      roles: [team],
      statuses: ['unused'],
      sort: 'lastLogon',
      descending: true,
      page: 2,
      size: 50,
      columns: ['roles'],
    };
    expect(readPeopleSearch(search)).toEqual(search);
    expect(
      readPeopleSearch({ q: 7, team: 'x', roles: ['x', 3], statuses: ['gone'], sort: 'age', page: 0, size: 7, columns: 'roles' }),
    ).toEqual({});
  });

  it('goes back to the first page when a filter changes, and keeps the order', () => {
    const search = readPeopleSearch({ q: 'jan', page: 3, sort: 'created' });
    expect(searchWith(search, { ...filterOf(search), statuses: ['deactivated'] })).toEqual({
      q: 'jan',
      sort: 'created',
      statuses: ['deactivated'],
    });
    expect(searchShown(search, { page: 4 })).toEqual({ q: 'jan', sort: 'created', page: 4 });
  });

  it('says whether anything narrows the list', () => {
    expect(isFiltered(filterOf({ sort: 'created', page: 3 }))).toBe(false);
    for (const search of [{ q: 'a' }, { team }, { roles: [team] }, { statuses: ['active' as const] }])
      expect(isFiltered(filterOf(search))).toBe(true);
  });
});
