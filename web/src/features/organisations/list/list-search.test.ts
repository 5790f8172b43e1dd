import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, readListSearch, searchWith } from './list-search.ts';

const none = filterOf({});
const type = '01941f29-7c02-7106-8000-000000000002';

describe('address of the list', () => {
  it('reads cs as a filter', () => expect(filterOf({ cs: 'state-ready' }).states).toEqual(['ready']));

  it('lets an explicit parameter go before cs', () =>
    expect(filterOf({ cs: 'state-ready', states: ['concept'] }).states).toEqual(['concept']));

  it('falls back on what it does not understand', () =>
    expect(
      readListSearch({
        page: 'x',
        size: 33,
        sort: 'shoe',
        archived: 'perhaps',
        q: 'bieb',
        states: ['haunted', 5],
        types: ['museum'],
        online: 'yes',
        workflow: true,
        changedFrom: '2026-02-30',
        changedTill: '1-2-2026',
      }),
    ).toEqual({ q: 'bieb' }));

  it('keeps what it understands of a list', () =>
    expect(readListSearch({ states: ['haunted', 'ready', 'ready'], types: [type, 'x'] })).toEqual({ states: ['ready'], types: [type] }));

  it.each(['online-off', 'workflow-on', 'productworkflow-off', 'archived-only', `type-${type}`])(
    'shows a link with cs=%s as it was',
    (cs) => expect(searchWith({ cs }, filterOf({ cs }))).toEqual({ cs }),
  );

  it('shows everything for a cs that nobody understands', () => expect(isFiltered(filterOf({ cs: 'colour-red' }))).toBe(false));

  it('writes one state as cs and several as a list', () => {
    expect(searchWith({}, { ...none, states: ['ready'] })).toEqual({ cs: 'state-ready' });
    expect(searchWith({ cs: 'state-ready' }, { ...none, states: ['ready', 'concept'] })).toEqual({ states: ['ready', 'concept'] });
  });

  it.each([
    { ...none, q: 'bieb', types: [type], changedFrom: '2026-01-01' },
    { ...none, online: 'off' as const, workflow: 'on' as const },
    { ...none, productWorkflow: 'off' as const, states: ['ready'], types: [type] },
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
    expect(isFiltered({ ...none, productWorkflow: 'off' })).toBe(true);
  });
});
