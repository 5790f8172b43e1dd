import { describe, expect, test } from 'vitest';
import { daily, dates, hours, meeting, monthly, relative, series, slot, span, until, weekly, yearly } from './for-tests.ts';
import type { Repetition, Timing } from './item.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { occurrencesOf } from './occurrences.ts';
import { allOf, firstDay, lastDay } from './reach.ts';

const days = (timing: Timing) => allOf(timing).map(({ start }) => start.slice(0, 10));
const pattern = (startDate: string, repetition: Repetition) => days(dates(span(startDate, '10:00', '11:00'), repetition));

describe('days that are hard to count', () => {
  test.each<[string, string, Repetition, string[]]>([
    [
      'the 31st skips months without it',
      '2026-01-31',
      monthly(31, '2026-08-31'),
      ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31'],
    ],
    ['the 30th skips February', '2026-01-30', monthly(30, '2026-04-30'), ['2026-01-30', '2026-03-30', '2026-04-30']],
    [
      'every second month on the 31st counts the months that lack it',
      '2026-01-31',
      monthly(31, '2026-12-31', 2),
      ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ],
    ['29 February comes every four years', '2024-02-29', yearly(29, 2, '2028-12-31'), ['2024-02-29', '2028-02-29']],
    ['29 February every second year', '2026-01-01', yearly(29, 2, '2030-12-31', 2), ['2028-02-29']],
    ['30 February never comes', '2026-01-01', yearly(30, 2, '2030-12-31'), []],
    [
      'the last workday, on a Friday when the month ends in a weekend',
      '2026-01-01',
      relative(5, 'workday', '2026-06-30'),
      ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29', '2026-06-30'],
    ],
    [
      'the first workday, on a Monday when the month begins in a weekend',
      '2026-01-01',
      relative(1, 'workday', '2026-03-31'),
      ['2026-01-01', '2026-02-02', '2026-03-02'],
    ],
    [
      'the fourth and the last Friday differ in a month with five',
      '2026-01-01',
      relative(5, 'FR', '2026-03-31'),
      ['2026-01-30', '2026-02-27', '2026-03-27'],
    ],
    ['the fourth Friday', '2026-01-01', relative(4, 'FR', '2026-03-31'), ['2026-01-23', '2026-02-27', '2026-03-27']],
    ['the last Sunday of October', '2026-01-01', relative(5, 'SU', '2028-12-31', 10), ['2026-10-25', '2027-10-31', '2028-10-29']],
    [
      'every second year counts from the year of the start, though its month is over',
      '2026-11-01',
      relative(1, 'MO', '2030-12-31', 3, 2),
      ['2028-03-06', '2030-03-04'],
    ],
    ['every second week through week 53', '2026-12-21', weekly(['MO'], '2027-01-31', 2), ['2026-12-21', '2027-01-04', '2027-01-18']],
    [
      'every second week counts from the start’s week, that begins on Monday',
      '2026-01-07',
      weekly(['MO', 'SU'], '2026-02-01', 2),
      ['2026-01-11', '2026-01-19', '2026-01-25'],
    ],
    ['the start does not count when it does not fit', '2026-01-01', weekly(['MO'], '2026-01-12'), ['2026-01-05', '2026-01-12']],
    ['every third day over a month', '2026-02-27', daily('2026-03-08', 3), ['2026-02-27', '2026-03-02', '2026-03-05', '2026-03-08']],
    ['both clock changes move nothing: spring', '2026-03-28', daily('2026-03-30'), ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['both clock changes move nothing: autumn', '2026-10-24', daily('2026-10-26'), ['2026-10-24', '2026-10-25', '2026-10-26']],
  ])('%s', (_name, start, repetition, expected) => {
    expect(pattern(start, repetition)).toEqual(expected);
  });

  test.each([
    ['10:00', '2026-01-03'],
    ['09:59', '2026-01-02'],
    ['10:01', '2026-01-03'],
  ])('until %s counts to the minute', (time, last) => {
    const repetition = { ...daily('2026-01-03'), until: until('2026-01-03', time) };
    expect(pattern('2026-01-01', repetition).at(-1)).toBe(last);
  });

  test('ten years are not expanded', () => {
    expect(pattern('2026-01-01', daily('2036-01-01')).at(-1)).toBe('2031-01-01');
    expect(days(hours('2026-01-01', '9999-01-01', { TH: [slot('09:00', '10:00')] })).at(-1)).toBe('2030-12-26');
  });

  test.each<[string, Timing]>([
    ['a start that is none', dates(span('31-02-2026', '10:00', '11:00'), daily('2026-02-01'))],
    ['a day that does not exist', dates(span('2026-02-31', '10:00', '11:00'))],
    ['a time that is none', dates(span('2026-02-01', '10', '11:00'))],
    ['no interval', dates(span('2026-01-01', '10:00', '11:00'), daily('2026-02-01', 0))],
    ['half an interval', dates(span('2026-01-01', '10:00', '11:00'), daily('2026-02-01', 0.5))],
    ['no weekday', dates(span('2026-01-01', '10:00', '11:00'), weekly([], '2026-02-01'))],
    ['no month', dates(span('2026-01-01', '10:00', '11:00'), relative(1, 'MO', '2027-02-01', 0))],
    ['hours without days', hours('', '', { MO: [slot('09:00', '10:00')] })],
  ])('%s expands to nothing', (_name, timing) => {
    expect(allOf(timing)).toEqual([]);
  });
});

describe('what differs from the pattern', () => {
  const course = dates(span('2026-01-05', '19:30', '21:00'), weekly(['MO'], '2026-01-31'), [
    { on: '2026-01-12', kind: 'moved', span: span('2026-02-10', '20:00', '21:30'), location: 'zaal', reason: 'Carnaval' },
    { on: '2026-01-19', kind: 'cancelled', reason: 'Ziek' },
    { on: '2026-01-20', kind: 'cancelled', reason: 'Geen dag van het patroon' },
  ]);

  test('a moved one stands where it takes place, a cancelled one where it would have', () => {
    expect(allOf(course).map(({ at, start, state }) => [at, start, state])).toEqual([
      ['2026-01-05', '2026-01-05T19:30', 'planned'],
      ['2026-01-19', '2026-01-19T19:30', 'cancelled'],
      ['2026-01-26', '2026-01-26T19:30', 'planned'],
      ['2026-01-12', '2026-02-10T20:00', 'moved'],
    ]);
    expect(occurrencesOf(course, { from: '2026-01-12', till: '2026-01-12' })).toEqual([]);
    expect(lastDay(course)).toBe('2026-02-10');
  });

  test('the next one is none that is cancelled or over', () => {
    expect(nextOccurrence(course, '2026-01-05T20:59')?.at).toBe('2026-01-05');
    expect(nextOccurrence(course, '2026-01-05T21:00')?.at).toBe('2026-01-26');
    expect(nextOccurrence(course, '2026-02-11T00:00')).toBeNull();
    expect(nextOccurrence(dates(span('2029-05-01', '10:00', '11:00')), '2026-01-01T00:00')?.at).toBe('2029-05-01');
  });

  test('what takes several days is there on each of them, and not on the day that begins as it ends', () => {
    const feast = dates(span('2026-01-02', '20:00', '00:00', '2026-01-04'));
    const on = (day: string) => occurrencesOf(feast, { from: day, till: day }).length;
    expect(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map(on)).toEqual([0, 1, 1, 0]);
    expect([firstDay(feast), lastDay(feast)]).toEqual(['2026-01-02', '2026-01-03']);
  });

  test('meetings keep their names, by start', () => {
    const lessons = series(meeting('b', span('2026-01-12', '19:00', '20:00')), meeting('a', span('2026-01-05', '19:00', '20:00')));
    expect(allOf(lessons).map(({ at, name }) => [at, name])).toEqual([
      ['a', 'Les a'],
      ['b', 'Les b'],
    ]);
  });
});

describe('opening hours', () => {
  const week = { MO: [slot('09:00', '12:00'), slot('13:00', '17:00')], TU: [slot('18:00', '24:00')] };
  const on = (exception: { slots: { from: string; till: string }[]; reason?: string }, day = '2026-01-05') =>
    occurrencesOf(hours('2026-01-01', '2026-12-31', week, [{ from: day, ...exception }]), { from: day, till: day }).map(
      ({ at, end, state, reason }) => [at.slice(11), end.slice(11), state, reason],
    );

  test('till midnight ends as the next day begins', () => {
    expect(on({ slots: [slot('18:00', '24:00')] }, '2026-01-06')).toEqual([['18:00', '00:00', 'planned', '']]);
  });

  test('closed: each of its times is cancelled', () => {
    expect(on({ slots: [], reason: 'Kerst' })).toEqual([
      ['09:00', '12:00', 'cancelled', 'Kerst'],
      ['13:00', '17:00', 'cancelled', 'Kerst'],
    ]);
  });

  test('other hours are moved, the same stay planned', () => {
    expect(on({ slots: [slot('09:00', '12:00'), slot('14:00', '16:00')] })).toEqual([
      ['09:00', '12:00', 'planned', ''],
      ['14:00', '16:00', 'moved', ''],
    ]);
  });

  test('closed for half a day', () => {
    expect(on({ slots: [slot('13:00', '17:00')] })).toEqual([
      ['09:00', '12:00', 'cancelled', ''],
      ['13:00', '17:00', 'planned', ''],
    ]);
  });

  test('one stretch instead of two replaces both', () => {
    expect(on({ slots: [slot('10:00', '15:00')] })).toEqual([['10:00', '15:00', 'moved', '']]);
  });

  test('extra open on a day that the week does not have', () => {
    expect(on({ slots: [slot('10:00', '15:00')], reason: 'Open dag' }, '2026-01-10')).toEqual([['10:00', '15:00', 'planned', 'Open dag']]);
  });

  test('an exception outside the period opens nothing', () => {
    expect(allOf(hours('2026-01-01', '2026-01-04', {}, [{ from: '2026-02-01', slots: [slot('09:00', '10:00')] }]))).toEqual([]);
  });
});
