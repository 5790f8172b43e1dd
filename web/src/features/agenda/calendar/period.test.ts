import { describe, expect, it } from 'vitest';
import { isFiltered, readAgendaSearch } from '../agenda-search.ts';
import { daysBetween, mondayOf, plusMonths, weekNumber } from './days.ts';
import { periodOf, stepped } from './period.ts';

describe('the days that are looked at', () => {
  it('are a week from Monday', () => expect(periodOf('week', '2026-11-22')).toMatchObject({ from: '2026-11-16', till: '2026-11-22' }));
  it('are a month, asked for in whole weeks', () =>
    expect(periodOf('month', '2026-11-21')).toEqual({
      from: '2026-11-01',
      till: '2026-11-30',
      asked: { from: '2026-10-26', till: '2026-12-06' },
    }));
  it('are four weeks of a list', () => expect(periodOf('list', '2026-11-21')).toMatchObject({ from: '2026-11-21', till: '2026-12-18' }));
  it.each([
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['month', '2027-01-31', 1, '2027-02-28'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['list', '2026-11-21', -1, '2026-10-24'],
  ] as const)('of a %s at %s step by %i to %s', (view, day, by, to) => expect(stepped(view, day, by)).toBe(to));
});

describe('days', () => {
  it.each([
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2026-11-21', 47],
  ])('%s lies in week %i', (day, week) => expect(weekNumber(day)).toBe(week));
  it('begin their week on Monday', () => expect([mondayOf('2026-11-23'), mondayOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']));
  it('are counted over a clock change', () => expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2));
  it('come back after a leap day', () => expect(plusMonths('2024-02-29', 12)).toBe('2025-02-28'));
});

describe('the address of an agenda', () => {
  it('is read', () =>
    expect(readAgendaSearch({ view: 'month', date: '2026-11-21', kinds: ['hours', 'x'], products: ['a'] })).toEqual({
      view: 'month',
      date: '2026-11-21',
      kinds: ['hours'],
      products: ['a'],
    }));
  it('leaves out what nobody understands', () =>
    expect(readAgendaSearch({ view: 'year', date: '31-02-2026', kinds: 'hours', products: [], item: 3 })).toEqual({}));
  it('says whether it is narrowed', () => expect([isFiltered({ view: 'list' }), isFiltered({ kinds: ['dates'] })]).toEqual([false, true]));
});
