import { describe, expect, test } from 'vitest';
import { daily, dates, hours, meeting, monthly, relative, series, slot, span, until, weekly, yearly } from './for-tests.ts';
import type { Repetition, Span, Timing } from './item.ts';
import { normaliseTiming } from './normalise.ts';
import { itemProblems, timingProblems } from './problems.ts';

const today = '2026-11-21';
const found = (timing: Timing, strict = true) =>
  timingProblems(timing, { today, strict }).map(({ code, field }) => `${code} at ${field.replace(/^timing\./, '')}`);

const monday = span('2026-11-23', '10:00', '11:00');
const one = (change: Partial<Span>) => dates({ ...monday, ...change });
const again = (repetition: Repetition, at: Span = monday) => dates(at, repetition);
const by = (date: string, time: string) => again({ type: 'daily', interval: 1, until: until(date, time) });
/** What a form can hold and the types cannot. */
const unchosen = (repetition: object) => again({ ...relative(1, 'MO', '2027-11-30'), ...repetition });

describe('each rule of the agenda dialog (point 5)', () => {
  test.each<[string, Timing, string[]]>([
    ['all is well', one({}), []],
    ['start date required', one({ startDate: ' ', endDate: '' }), ['start-date-required at span.startDate']],
    ['start date valid', one({ startDate: '31-02-2027', endDate: '' }), ['date at span.startDate']],
    ['end date valid', one({ endDate: '2026-13-01' }), ['date at span.endDate']],
    ['times required', one({ startTime: '', endTime: '' }), ['required at span.startTime', 'required at span.endTime']],
    ['times valid', one({ startTime: '25:00', endTime: 'straks' }), ['time at span.startTime', 'time at span.endTime']],
    ['start not after end', one({ endDate: '2026-11-22' }), ['date-order at span.endDate']],
    ['end time after start time', one({ endTime: '09:59' }), ['time-order at span.endTime']],
    ['end time not the start time', one({ endTime: '10:00' }), ['time-order at span.endTime']],
    ['an earlier time on a later day', one({ endDate: '2026-11-24', endTime: '02:00' }), []],
    ['until midnight', one({ startTime: '20:00', endTime: '0:00' }), []],
    ['five years ahead', one({ startDate: '2031-11-21', endDate: '2031-11-21' }), []],
    ['too far in the future', one({ startDate: '2031-11-22', endDate: '2031-11-22' }), ['date-too-far at span.startDate']],
    ['too far apart', one({ endDate: '2031-11-24' }), ['dates-too-far-apart at span.endDate']],
    ['until required', by('', '12:00'), ['until-required at repetition.until.date']],
    ['until valid', by('1-1', '12:00'), ['date at repetition.until.date']],
    ['until time valid', by('2026-12-01', '12.61'), ['time at repetition.until.time']],
    ['until without a time is the whole day', by('2026-12-01', ''), []],
    ['until not before start date', by('2026-11-22', '23:59'), ['until-before-start at repetition.until.date']],
    [
      'until not before end date',
      again(daily('2026-11-23'), span('2026-11-23', '22:00', '02:00', '2026-11-24')),
      ['until-before-end at repetition.until.date'],
    ],
    ['until on a day that ends at midnight', again(daily('2026-11-23'), span('2026-11-23', '22:00', '00:00', '2026-11-24')), []],
    ['until five years on', by('2031-11-23', '23:59'), []],
    ['until not too far ahead', by('2031-11-24', '23:59'), ['until-too-far at repetition.until.date']],
    ['ten years', by('2036-11-23', '23:59'), ['until-too-far at repetition.until.date']],
    ['until time not before start time', by('2026-11-23', '09:59'), ['until-time-before-start at repetition.until.time']],
    ['until time not before end time', by('2026-11-23', '10:59'), ['until-time-before-end at repetition.until.time']],
    ['until time at the end time', by('2026-11-23', '11:00'), []],
    ['until any time of a later day', by('2026-11-24', '00:00'), []],
    ['interval at least 1', again(daily('2026-12-31', 0)), ['interval at repetition.interval']],
    ['interval whole', again(daily('2026-12-31', 1.5)), ['interval at repetition.interval']],
    ['day from 1', again(monthly(0, '2026-12-31')), ['day-of-month at repetition.day']],
    ['day to 31', again(monthly(32, '2026-12-31')), ['day-of-month at repetition.day']],
    ['day of the year from 1 to 31', again(yearly(32, 2, '2027-12-31')), ['day-of-month at repetition.day']],
    ['day exists in that month', again(yearly(31, 4, '2027-12-31')), ['day-in-month at repetition.day']],
    ['29 February exists', again(yearly(29, 2, '2028-12-31')), []],
    ['30 February does not', again(yearly(30, 2, '2028-12-31')), ['day-in-month at repetition.day']],
    ['month of a year required', again(yearly(1, 0, '2027-12-31')), ['month-required at repetition.month']],
    ['weekday required', unchosen({ on: '' }), ['weekday-required at repetition.on']],
    ['week of month required', unchosen({ ordinal: 0 }), ['week-of-month-required at repetition.ordinal']],
    ['month required', unchosen({ month: 0 }), ['month-required at repetition.month']],
    ['at least one weekday', again(weekly([], '2026-12-31')), ['weekdays-required at repetition.weekdays']],
    ['a pattern without a day', again(yearly(29, 2, '2027-12-31')), ['no-dates at repetition.until.date']],
  ])('%s', (_name, timing, expected) => {
    expect(found(timing)).toEqual(expected);
  });

  test('product and location must be selected', () => {
    const fields = itemProblems({ product: null, location: null, timing: one({}) }, { today }).map(({ code, field }) => [code, field]);
    expect(fields).toEqual([
      ['product-required', 'product'],
      ['location-required', 'location'],
    ]);
  });

  test('what lacks is no problem while somebody types, what is wrong is', () => {
    expect(found(one({ startDate: '', startTime: '', endDate: '', endTime: '25' }), false)).toEqual(['time at span.endTime']);
    expect(found(by('', ''), false)).toEqual([]);
    expect(found(series(), false)).toEqual([]);
    expect(found(hours('2026-11-23', '2026-11-30', {}), false)).toEqual([]);
  });
});

describe('opening hours', () => {
  const week = { MO: [slot('09:00', '12:00')] };
  test.each<[string, Timing, string[]]>([
    ['all is well', hours('2026-11-23', '2027-11-23', week), []],
    ['no opening hours in the period', hours('2026-11-24', '2026-11-29', week), ['no-opening-hours at hours']],
    [
      'only closed in the period',
      hours('2026-11-23', '2026-11-23', week, [{ from: '2026-11-23', slots: [] }]),
      ['no-opening-hours at hours'],
    ],
    ['only an exception in the period', hours('2026-11-24', '2026-11-29', week, [{ from: '2026-11-25', slots: [slot('9', '10')] }]), []],
    ['nothing filled in', hours('', '', {}), ['start-date-required at from', 'required at till']],
    ['the wrong way round', hours('2026-12-01', '2026-11-30', week), ['date-order at till']],
    ['too far apart', hours('2026-11-23', '2031-11-24', week), ['dates-too-far-apart at till']],
    ['too far ahead', hours('2031-12-01', '2031-12-30', week), ['date-too-far at from']],
    ['a time that is none', hours('2026-11-23', '2027-11-23', { MO: [slot('9', '25')] }), ['time at hours.week.MO.0.till']],
    ['an end before the start', hours('2026-11-23', '2027-11-23', { MO: [slot('9', '8')] }), ['time-order at hours.week.MO.0.till']],
    [
      'two exceptions of a day',
      hours('2026-11-23', '2027-11-23', week, [
        { from: '25-12-2026', slots: [] },
        { from: '2026-12-25', slots: [] },
      ]),
      ['duplicate-date at hours.exceptions.1.from'],
    ],
  ])('%s', (_name, timing, expected) => {
    expect(found(timing)).toEqual(expected);
  });
});

describe('series and changes', () => {
  const lesson = meeting('a', monday);
  const changed = (at: Span, reason = '') =>
    dates(monday, daily('2026-12-31'), [{ on: '2026-11-24', kind: 'moved', span: at, location: null, reason }]);

  test.each<[string, Timing, string[]]>([
    ['a series without meetings', series(), ['meetings-required at meetings']],
    ['a meeting without a name', series({ ...lesson, name: ' ' }), ['required at meetings.0.name']],
    [
      'a meeting that ends as it starts',
      series(lesson, meeting('b', span('1-12-2026', '9', '9'))),
      ['time-order at meetings.1.span.endTime'],
    ],
    [
      'meetings too far apart',
      series(meeting('b', span('2031-11-24', '9', '10')), lesson),
      ['dates-too-far-apart at meetings.0.span.startDate'],
    ],
    ['a series too far ahead', series(meeting('b', span('2031-11-24', '9', '10'))), ['date-too-far at meetings.0.span.startDate']],
    ['HTML in a name', series({ ...lesson, name: '<b>Les</b>' }), ['html at meetings.0.name']],
    ['a moved date', changed(span('25-11-2026', '9', '10')), []],
    ['a moved date that ends before it starts', changed(span('25-11-2026', '9', '8')), ['time-order at changes.0.span.endTime']],
    ['a date moved too far', changed(span('2033-01-01', '9', '10')), ['date-too-far at changes.0.span.startDate']],
    ['a reason that is too long', changed(span('25-11-2026', '9', '10'), 'x'.repeat(501)), ['too-long at changes.0.reason']],
  ])('%s', (_name, timing, expected) => {
    expect(found(timing)).toEqual(expected);
  });
});

describe('written one way', () => {
  test('days and times as they are kept', () => {
    const typed = dates({ startDate: '23-11-2026', startTime: '9.30', endDate: '', endTime: '24:00' }, {
      ...weekly(['WE', 'MO', 'WE'], ''),
      until: { date: '1/2/2027', time: '' },
    } as Repetition);
    expect(normaliseTiming(typed)).toEqual(dates(span('2026-11-23', '09:30', '00:00', '2026-11-24'), weekly(['MO', 'WE'], '2027-02-01')));
  });

  test('one change a day, in order; meetings by start', () => {
    const cancelled = (on: string, reason: string) => ({ on, kind: 'cancelled' as const, reason });
    const typed = dates(monday, daily('2026-12-31'), [
      cancelled('25-11-2026', 'a'),
      cancelled('2026-11-24', ' b '),
      cancelled('25-11-2026', 'c'),
    ]);
    expect(normaliseTiming(typed)).toMatchObject({ changes: [cancelled('2026-11-24', 'b'), cancelled('2026-11-25', 'c')] });
    const lessons = series(meeting('b', span('2-12-2026', '9', '10')), meeting('a', span('1-12-2026', '10', '11')));
    expect(normaliseTiming(lessons)).toMatchObject({ meetings: [{ id: 'a' }, { id: 'b' }] });
  });

  test('twice is once, and what is wrong stays as typed', () => {
    for (const typed of [
      one({ startDate: '31-2-2027', endTime: 'straks', endDate: '' }),
      by(' 1-1 ', '9u'),
      hours('1-1', '', { MO: [slot('9', '')] }),
    ]) {
      const once = normaliseTiming(typed);
      expect(normaliseTiming(once)).toEqual(once);
      expect(found(once)).toEqual(found(typed));
    }
    expect(normaliseTiming(one({ startDate: ' 31-2-2027' }))).toMatchObject({ span: { startDate: '31-2-2027' } });
  });
});
