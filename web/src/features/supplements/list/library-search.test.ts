import { describe, expect, it } from 'vitest';
import { isFiltered, readLibrarySearch } from './library-search.ts';

describe('the address of a library', () => {
  it('is read, whatever of it is understood', () =>
    expect(
      readLibrarySearch({ q: 'zaal', closing: 'closed', used: 'no', view: 'map', sort: 'uses', descending: true, page: 2, size: 50 }),
    ).toEqual({
      q: 'zaal',
      closing: 'closed',
      used: 'no',
      view: 'map',
      sort: 'uses',
      descending: true,
      page: 2,
      size: 50,
    }));

  it('leaves out what nobody understands', () =>
    expect(
      readLibrarySearch({ q: '', closing: 'ajar', used: true, view: 'globe', sort: 'colour', descending: 'yes', page: 0, size: 7 }),
    ).toEqual({}));

  it('tells whether the list is narrowed', () => {
    expect(isFiltered({ view: 'map', page: 2 })).toBe(false);
    expect(isFiltered({ closing: 'open' })).toBe(true);
  });
});
