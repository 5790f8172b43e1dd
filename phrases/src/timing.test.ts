import type { Repetition, Span, Timing } from '@bronhouder/domain/agenda/item.ts';
import { noticeCodes, noticesOf } from '@bronhouder/domain/agenda/notices.ts';
import { plainMonths, plainOccurrence, plainTiming } from '@bronhouder/domain/agenda/plain.ts';
import { describe, expect, test } from 'vitest';
import { timing as english } from './en/timing.ts';
import { values as englishValues } from './en/values.ts';
import { message } from './message.ts';
import { timing as dutch } from './nl/timing.ts';
import { values as dutchValues } from './nl/values.ts';

const nl = { ...dutch.words, values: dutchValues };
const en = { ...english.words, values: englishValues };

const evening: Span = { startDate: '2026-12-31', startTime: '19:30', endDate: '2026-12-31', endTime: '21:00' };
const until = { date: '2027-12-31', time: '23:59' };
const dates = (repetition: Repetition, span = evening): Timing => ({ kind: 'dates', span, repetition, changes: [] });
const times = ', 19.30–21.00, tot en met 31-12-2027';
const hours = (endDate: string, endTime: string): Span => ({ ...evening, endDate, endTime });

describe('a pattern in words', () => {
  test.each<[string, Timing, string]>([
    [
      `elke laatste werkdag van de maand${times}`,
      dates({ type: 'relative', interval: 1, ordinal: 5, on: 'workday', month: null, until }),
      'every last workday of the month, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elke 2 maanden op de eerste dinsdag${times}`,
      dates({ type: 'relative', interval: 2, ordinal: 1, on: 'TU', month: null, until }),
      'every 2 months on the first Tuesday, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elk jaar op de derde zaterdag van september${times}`,
      dates({ type: 'relative', interval: 1, ordinal: 3, on: 'SA', month: 9, until }),
      'every year on the third Saturday of September, 19:30–21:00, until 31-12-2027',
    ],
    [`elke dag${times}`, dates({ type: 'daily', interval: 1, until }), 'every day, 19:30–21:00, until 31-12-2027'],
    [`elke 3 dagen${times}`, dates({ type: 'daily', interval: 3, until }), 'every 3 days, 19:30–21:00, until 31-12-2027'],
    [
      `elke maandag, woensdag en vrijdag${times}`,
      dates({ type: 'weekly', interval: 1, weekdays: ['MO', 'WE', 'FR'], until }),
      'every Monday, Wednesday and Friday, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elke 2 weken op maandag${times}`,
      dates({ type: 'weekly', interval: 2, weekdays: ['MO'], until }),
      'every 2 weeks on Monday, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elke werkdag${times}`,
      dates({ type: 'weekly', interval: 1, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], until }),
      'every workday, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elke maand op de 31e${times}`,
      dates({ type: 'monthly', interval: 1, day: 31, until }),
      'every month on the 31st, 19:30–21:00, until 31-12-2027',
    ],
    [
      `elk jaar op 29 februari${times}`,
      dates({ type: 'yearly', interval: 1, day: 29, month: 2, until }),
      'every year on 29 February, 19:30–21:00, until 31-12-2027',
    ],
    [
      'elke dag, 19.30–21.00, tot en met 31-12-2027 12.00',
      dates({ type: 'daily', interval: 1, until: { ...until, time: '12:00' } }),
      'every day, 19:30–21:00, until 31-12-2027 12:00',
    ],
    ['donderdag 31-12-2026, 19.30–21.00', dates({ type: 'none' }), 'Thursday 31-12-2026, 19:30–21:00'],
    ['donderdag 31-12-2026, 19.30–24.00', dates({ type: 'none' }, hours('2027-01-01', '00:00')), 'Thursday 31-12-2026, 19:30–24:00'],
    [
      'van donderdag 31-12-2026 19.30 tot vrijdag 01-01-2027 02.00',
      dates({ type: 'none' }, hours('2027-01-01', '02:00')),
      'from Thursday 31-12-2026 19:30 to Friday 01-01-2027 02:00',
    ],
    [
      'elke dag, 19.30 tot de volgende dag 02.00, tot en met 31-12-2027',
      dates({ type: 'daily', interval: 1, until }, hours('2027-01-01', '02:00')),
      'every day, 19:30 to 02:00 the next day, until 31-12-2027',
    ],
    [
      'elke 7 dagen, 19.30 tot 2 dagen later 16.00, tot en met 31-12-2027',
      dates({ type: 'daily', interval: 7, until }, hours('2027-01-02', '16:00')),
      'every 7 days, 19:30 to 16:00 2 days later, until 31-12-2027',
    ],
    [
      'van 01-01-2026 tot en met 31-12-2026: ma 09.00–12.00; 25-12-2026 gesloten (Kerst)',
      {
        kind: 'hours',
        from: '2026-01-01',
        till: '2026-12-31',
        hours: { week: { MO: [{ from: '09:00', till: '12:00' }] }, exceptions: [{ from: '2026-12-25', slots: [], reason: 'Kerst' }] },
      },
      'from 01-01-2026 to 31-12-2026: Mon 09:00–12:00; 25-12-2026 closed (Kerst)',
    ],
    [
      '1 bijeenkomst op 31-12-2026',
      { kind: 'series', meetings: [{ id: 'a', name: 'Les', span: evening, location: null, cancelled: null }] },
      '1 meeting on 31-12-2026',
    ],
  ])('%s', (said, timing, inEnglish) => {
    expect(plainTiming(timing, nl)).toBe(said);
    expect(plainTiming(timing, en)).toBe(inEnglish);
  });

  test('one time', () => {
    const occurrence = { at: 'a', start: '2027-01-05T19:30', end: '2027-01-05T21:00', name: 'Les 1', reason: 'ziek', location: null };
    expect(plainOccurrence({ ...occurrence, state: 'cancelled' }, nl)).toBe('Les 1: dinsdag 05-01-2027, 19.30–21.00 (vervalt: ziek)');
    expect(plainOccurrence({ ...occurrence, state: 'planned', name: '', reason: '' }, en)).toBe('Tuesday 05-01-2027, 19:30–21:00');
  });

  test('months', () => {
    expect(plainMonths(['2027-02-01', '2027-04-01', '2028-02-01'], nl)).toBe('februari, april 2027 en februari 2028');
  });
});

describe('what somebody who types a pattern should know', () => {
  const zone = 'Europe/Amsterdam';
  const at = (startDate: string, repetition: Repetition, startTime = '10:00', endTime = '11:00') =>
    noticesOf(dates(repetition, { startDate, startTime, endDate: startDate, endTime }), { zone }).map(({ code, days }) => [code, days]);

  test('a start that does not count', () => {
    expect(at('2026-12-01', { type: 'weekly', interval: 1, weekdays: ['MO'], until })).toEqual([['start-off-pattern', ['2026-12-07']]]);
    expect(at('2026-12-07', { type: 'weekly', interval: 1, weekdays: ['MO'], until })).toEqual([]);
  });

  test('months and years that are skipped', () => {
    const may = { date: '2027-05-01', time: '23:59' };
    expect(at('2026-12-31', { type: 'monthly', interval: 1, day: 31, until: may })).toEqual([['skipped', ['2027-02-01', '2027-04-01']]]);
    expect(at('2024-02-29', { type: 'yearly', interval: 1, day: 29, month: 2, until: may })).toEqual([
      ['skipped', ['2025-02-01', '2026-02-01', '2027-02-01']],
    ]);
  });

  test('an hour that the clock skips', () => {
    const gap = noticesOf(
      dates({ type: 'none' }, { startDate: '2027-03-28', startTime: '02:30', endDate: '2027-03-28', endTime: '04:00' }),
      {
        zone,
      },
    );
    expect(gap).toEqual([{ code: 'spring-gap', days: ['2027-03-28'], values: { time: '02:30', shown: '03:30' } }]);
    expect(at('2027-10-31', { type: 'none' }, '02:30', '04:00')).toEqual([]);
  });

  test('a last day on which it begins too late', () => {
    expect(at('2026-12-01', { type: 'daily', interval: 1, until: { date: '2026-12-09', time: '09:00' } })).toEqual([
      ['until-cuts-off', ['2026-12-09']],
    ]);
  });

  test('exceptions whose date is gone', () => {
    const was: Timing = {
      kind: 'dates',
      span: { startDate: '2026-12-07', startTime: '10:00', endDate: '2026-12-07', endTime: '11:00' },
      repetition: { type: 'daily', interval: 1, until },
      changes: [
        { on: '2026-12-08', kind: 'cancelled', reason: '' },
        { on: '2026-12-14', kind: 'cancelled', reason: '' },
      ],
    };
    const now: Timing = { ...was, repetition: { type: 'weekly', interval: 1, weekdays: ['MO'], until } };
    expect(noticesOf(now, { zone, was })).toEqual([{ code: 'lost', days: ['2026-12-08'], values: {} }]);
  });

  test.each(noticeCodes)('%s can be said in both languages', (code) => {
    const filled = { days: '28-03-2027', count: 1, time: '02:30', shown: '03:30' };
    for (const said of [message('nl', dutch.notices[code], filled), message('en', english.notices[code], filled)])
      expect(said).toMatch(/^[^{}]+$/);
  });
});
