import { describe, expect, test } from 'vitest';
import { daily, dates, hours, meeting, monthly, relative, series, slot, span, weekly, yearly } from '../for-tests.ts';
import type { Day, Repetition, Span, Timing } from '../item.ts';
import { timingProblems } from '../problems.ts';
import { allOf } from '../reach.ts';
import type { Act, Acted, Which } from './act.ts';
import { cancelOccurrence } from './cancel.ts';
import { moveOccurrence } from './move.ts';
import { resumeOccurrence } from './resume.ts';

const acted = (act: Act): Acted => {
  if (!act.ok) throw new Error(JSON.stringify(act.refusal));
  return act.value;
};
const no = (act: Act) => (act.ok ? act.value : [act.refusal.code, ...act.refusal.problems.map(({ code, field }) => `${code} at ${field}`)]);
const days = (timing?: Timing) => (timing ? allOf(timing).map(({ start }) => start.slice(5, 10)) : []);
const right = (timing: Timing) => expect(timingProblems(timing, { today: '2026-01-01' })).toEqual([]);

const at10 = (day: Day): Span => span(day, '10:00', '11:00');
const move = (timing: Timing, at: string, which: Which, to: Span, location: string | null = null) =>
  moveOccurrence(timing, { at, which, span: to, location, reason: 'Feest' });
const pattern = (start: Day, repetition: Repetition) => dates(at10(start), repetition);

describe('the pattern shifts with a date', () => {
  test.each<[string, Timing, Day, Day, string]>([
    ['daily', pattern('2026-01-05', daily('2026-01-09')), '2026-01-07', '2026-01-08', '01-06 01-07 01-08 01-09 01-10'],
    ['weekly to another day', pattern('2026-01-05', weekly(['MO'], '2026-01-19')), '2026-01-12', '2026-01-15', '01-08 01-15 01-22'],
    [
      'weekly on several days',
      pattern('2026-01-05', weekly(['MO', 'WE'], '2026-01-14')),
      '2026-01-05',
      '2026-01-06',
      '01-06 01-08 01-13 01-15',
    ],
    ['over a Sunday', pattern('2026-01-05', weekly(['MO', 'SU'], '2026-01-18')), '2026-01-11', '2026-01-12', '01-06 01-12 01-13 01-19'],
    [
      'every second week over a Sunday',
      pattern('2026-01-06', weekly(['SU'], '2026-02-10', 2)),
      '2026-01-25',
      '2026-01-26',
      '01-12 01-26 02-09',
    ],
    ['a start that did not count', pattern('2026-01-07', weekly(['MO'], '2026-01-19')), '2026-01-12', '2026-01-13', '01-13 01-20'],
    ['monthly', pattern('2026-01-15', monthly(15, '2026-04-15')), '2026-02-15', '2026-02-20', '01-20 02-20 03-20 04-20'],
    [
      'monthly into another month',
      pattern('2026-01-31', monthly(31, '2026-05-31')),
      '2026-01-31',
      '2026-02-01',
      '02-01 03-01 04-01 05-01 06-01',
    ],
    ['yearly', pattern('2026-05-05', yearly(5, 5, '2028-05-05')), '2027-05-05', '2027-06-06', '06-06 06-06 06-06'],
    [
      'last Friday to last Thursday',
      pattern('2026-01-01', relative(5, 'FR', '2026-03-31')),
      '2026-01-30',
      '2026-01-29',
      '01-29 02-26 03-26',
    ],
    [
      'first Monday to first Tuesday',
      pattern('2026-01-01', relative(1, 'MO', '2026-06-01')),
      '2026-01-05',
      '2026-01-06',
      '01-06 02-03 03-03 04-07 05-05 06-02',
    ],
    ['fourth Friday to the fifth', pattern('2026-01-01', relative(4, 'FR', '2026-03-31')), '2026-01-23', '2026-01-30', '01-30 02-27 03-27'],
    ['of a year', pattern('2026-01-01', relative(3, 'SA', '2028-12-31', 9)), '2026-09-19', '2026-10-10', '10-10 10-09 10-14'],
  ])('%s', (_name, timing, at, to, expected) => {
    const all = acted(move(timing, at, 'all', at10(to)));
    expect(days(all.timing).join(' ')).toBe(expected);
    expect(all.split).toBeUndefined();
    right(all.timing);
  });

  test('to other times the days stay, and until goes along to the minute', () => {
    const early = pattern('2026-01-05', { type: 'daily', interval: 1, until: { date: '2026-01-07', time: '12:00' } });
    const later = acted(move(early, '2026-01-06', 'all', span('2026-01-06', '20:00', '22:00'))).timing;
    expect(days(later)).toEqual(['01-05', '01-06', '01-07']);
    right(later);
    const cut = pattern('2026-01-05', { type: 'daily', interval: 1, until: { date: '2026-01-07', time: '09:00' } });
    expect(days(acted(move(cut, '2026-01-06', 'all', span('2026-01-06', '08:00', '09:00'))).timing)).toEqual(['01-05', '01-06']);
  });

  test('workdays stay workdays; at another time they may be', () => {
    const workdays = pattern('2026-01-01', relative(5, 'workday', '2026-12-31'));
    expect(no(move(workdays, '2026-01-30', 'all', at10('2026-01-29')))).toEqual(['agenda.workdays']);
    expect(no(move(workdays, '2026-02-27', 'following', at10('2026-02-26')))).toEqual(['agenda.workdays']);
    expect(acted(move(workdays, '2026-01-30', 'this', at10('2026-01-29'))).timing).toMatchObject({ changes: [{ on: '2026-01-30' }] });
    expect(acted(move(workdays, '2026-01-30', 'all', span('2026-01-30', '19:00', '20:00'))).timing).toMatchObject({
      span: { startTime: '19:00' },
    });
  });

  test('every second week cannot hold days of which some cross a Sunday', () => {
    const both = pattern('2026-01-05', weekly(['MO', 'SU'], '2026-03-01', 2));
    expect(no(move(both, '2026-01-05', 'all', at10('2026-01-06')))).toEqual(['agenda.weeks']);
  });

  test('exceptions survive where the date still exists; the moved one follows the pattern', () => {
    const timing = dates(at10('2026-01-05'), weekly(['MO', 'TU'], '2026-01-27'), [
      { on: '2026-01-06', kind: 'cancelled', reason: 'a' },
      { on: '2026-01-12', kind: 'cancelled', reason: 'b' },
      { on: '2026-01-19', kind: 'cancelled', reason: 'c' },
    ]);
    const all = acted(move(timing, '2026-01-19', 'all', at10('2026-01-20'), 'zaal'));
    expect(all.timing).toMatchObject({ changes: [{ on: '2026-01-06' }] });
    expect([all.lost, all.location]).toEqual([['2026-01-12'], 'zaal']);
  });
});

describe('one date', () => {
  const course = pattern('2026-01-05', weekly(['MO'], '2026-02-02'));

  test('moved, put back by hand, and put back by asking', () => {
    const moved = acted(move(course, '2026-01-12', 'this', at10('2026-01-13'))).timing;
    expect(days(moved)).toEqual(['01-05', '01-13', '01-19', '01-26', '02-02']);
    expect(acted(move(moved, '2026-01-12', 'this', at10('2026-01-12'))).timing).toEqual(course);
    expect(acted(resumeOccurrence(moved, { at: '2026-01-12' })).timing).toEqual(course);
    expect(acted(move(moved, '2026-01-12', 'this', at10('2026-01-12'), 'zaal')).timing).not.toEqual(course);
  });

  test('cancelled stays to be seen; ended before is gone', () => {
    const cancelled = acted(cancelOccurrence(course, { at: '2026-01-12', which: 'this', reason: 'Ziek' })).timing;
    expect(allOf(cancelled)[1]).toMatchObject({ state: 'cancelled', reason: 'Ziek' });
    const ended = acted(cancelOccurrence(cancelled, { at: '2026-01-12', which: 'following', reason: '' }));
    expect([days(ended.timing), ended.lost]).toEqual([['01-05'], ['2026-01-12']]);
    right(ended.timing);
    expect(no(cancelOccurrence(course, { at: '2026-01-05', which: 'following', reason: '' }))).toEqual(['agenda.first']);
  });

  test('with those that follow it becomes an item of its own', () => {
    const { timing, split, location } = acted(move(course, '2026-01-19', 'following', at10('2026-01-20'), 'zaal'));
    expect([days(timing), days(split), location]).toEqual([['01-05', '01-12'], ['01-20', '01-27', '02-03'], 'zaal']);
    right(timing);
    if (split) right(split);
  });

  test('the first with those that follow is all; the last alone repeats no more', () => {
    const first = acted(move(course, '2026-01-05', 'following', at10('2026-01-06')));
    expect([days(first.timing), first.split]).toEqual([['01-06', '01-13', '01-20', '01-27', '02-03'], undefined]);
    const last = acted(move(course, '2026-02-02', 'following', at10('2026-02-03')));
    expect(last.split).toEqual(dates(at10('2026-02-03')));
  });

  test('each part of a split keeps its exceptions', () => {
    const cancelled = (on: Day) => ({ on, kind: 'cancelled' as const, reason: '' });
    const timing = { ...course, changes: ['2026-01-05', '2026-01-19', '2026-01-26'].map(cancelled) };
    const later = acted(move(timing, '2026-01-12', 'following', span('2026-01-12', '12:00', '13:00')));
    expect(later.timing).toMatchObject({ repetition: { type: 'none' }, changes: [cancelled('2026-01-05')] });
    expect(later.split).toMatchObject({ changes: ['2026-01-19', '2026-01-26'].map(cancelled) });
  });

  test('a moment that does not come back just moves', () => {
    const once = dates(at10('2026-01-05'));
    for (const which of ['this', 'following', 'all'] as const)
      expect(acted(move(once, '2026-01-05', which, at10('2026-01-06'), 'zaal'))).toMatchObject({
        timing: dates(at10('2026-01-06')),
        location: 'zaal',
      });
    expect(acted(cancelOccurrence(once, { at: '2026-01-05', which: 'following', reason: 'x' })).timing).toMatchObject({
      changes: [{ on: '2026-01-05', kind: 'cancelled' }],
    });
  });

  test('what is not there, and what is no time', () => {
    expect(no(move(course, '2026-01-06', 'this', at10('2026-01-07')))).toEqual(['agenda.time-unknown']);
    expect(no(cancelOccurrence(course, { at: 'x', which: 'this', reason: '' }))).toEqual(['agenda.time-unknown']);
    expect(no(resumeOccurrence(course, { at: '2026-01-06' }))).toEqual(['agenda.time-unknown']);
    expect(no(move(course, '2026-01-05', 'all', span('2026-01-05', '10', '9')))).toEqual(['form.problems', 'time-order at span.endTime']);
  });
});

describe('meetings', () => {
  const lessons = series(
    meeting('a', span('2026-01-05', '19:00', '20:00')),
    meeting('b', span('2026-01-12', '19:00', '20:30')),
    meeting('c', span('2026-01-19', '22:00', '23:30')),
  );
  const to = span('2026-01-13', '20:00', '21:00');
  const shown = (timing: Timing) => allOf(timing).map(({ at, start, end }) => `${at} ${start.slice(5)} ${end.slice(5)}`);

  test.each<[Which, string[]]>([
    ['this', ['a 01-05T19:00 01-05T20:00', 'b 01-13T20:00 01-13T21:00', 'c 01-19T22:00 01-19T23:30']],
    ['following', ['a 01-05T19:00 01-05T20:00', 'b 01-13T20:00 01-13T21:00', 'c 01-20T23:00 01-21T00:00']],
    ['all', ['a 01-06T20:00 01-06T20:30', 'b 01-13T20:00 01-13T21:00', 'c 01-20T23:00 01-21T00:00']],
  ])('moving %s', (which, expected) => {
    expect(shown(acted(move(lessons, 'b', which, to)).timing)).toEqual(expected);
  });

  test('to another place: of one its own, of all the item’s', () => {
    const places = (which: Which) => {
      const { timing, location } = acted(move(lessons, 'b', which, to, 'zaal'));
      return [allOf(timing).map((one) => one.location), location];
    };
    expect(places('this')).toEqual([[null, 'zaal', null], null]);
    expect(places('following')).toEqual([[null, 'zaal', 'zaal'], null]);
    expect(places('all')).toEqual([[null, null, null], 'zaal']);
  });

  test('none is left without time', () => {
    expect(no(move(lessons, 'b', 'all', span('2026-01-12', '19:00', '19:30')))).toEqual(['form.problems', 'time-order at span.endTime']);
  });

  test('cancelled, with those that follow, and back', () => {
    const states = (timing: Timing) => allOf(timing).map(({ state }) => state);
    const one = acted(cancelOccurrence(lessons, { at: 'b', which: 'this', reason: 'Ziek' })).timing;
    expect(states(one)).toEqual(['planned', 'cancelled', 'planned']);
    expect(acted(resumeOccurrence(one, { at: 'b' })).timing).toEqual(lessons);
    const rest = acted(cancelOccurrence(lessons, { at: 'b', which: 'following', reason: 'Ziek' })).timing;
    expect(states(rest)).toEqual(['planned', 'cancelled', 'cancelled']);
    expect(no(resumeOccurrence(lessons, { at: 'x' }))).toEqual(['agenda.time-unknown']);
  });
});

describe('opening hours', () => {
  const open = hours('2026-01-05', '2026-01-18', { MO: [slot('09:00', '12:00'), slot('13:00', '17:00')], WE: [slot('09:00', '12:00')] }, [
    { from: '2026-01-14', till: '2026-01-16', slots: [], reason: 'Dicht' },
  ]);
  const shown = (timing?: Timing) =>
    timing
      ? allOf(timing).map(({ start, end, state }) => `${start.slice(8)}-${end.slice(11)}${state === 'planned' ? '' : ` ${state}`}`)
      : [];

  test('one opening at another time, on another day, and back to the week', () => {
    const later = acted(move(open, '2026-01-05T13:00', 'this', span('2026-01-05', '14:00', '0:00'))).timing;
    expect(shown(later).slice(0, 2)).toEqual(['05T09:00-12:00', '05T14:00-00:00 moved']);
    expect(acted(resumeOccurrence(later, { at: '2026-01-05T14:00' })).timing).toEqual(open);
    const other = acted(move(open, '2026-01-05T13:00', 'this', span('2026-01-06', '13:00', '17:00'))).timing;
    expect(shown(other).slice(0, 3)).toEqual(['05T09:00-12:00', '05T13:00-17:00 cancelled', '06T13:00-17:00']);
    right(other);
  });

  test('a closed day opens, its neighbours stay closed', () => {
    const opened = acted(resumeOccurrence(open, { at: '2026-01-14T09:00' })).timing;
    expect(opened).toMatchObject({ hours: { exceptions: [{ from: '2026-01-15', till: '2026-01-16', slots: [], reason: 'Dicht' }] } });
    expect(shown(opened)).toContain('14T09:00-12:00');
  });

  test('closed for one opening; no more from then on', () => {
    const closed = acted(cancelOccurrence(open, { at: '2026-01-05T09:00', which: 'this', reason: 'Ziek' })).timing;
    expect(allOf(closed)[0]).toMatchObject({ state: 'cancelled', reason: 'Ziek' });
    const ended = acted(cancelOccurrence(open, { at: '2026-01-12T13:00', which: 'following', reason: '' }));
    expect(shown(ended.timing).at(-2)).toBe('12T09:00-12:00');
    expect([ended.timing.kind === 'hours' && ended.timing.till, ended.lost]).toEqual(['2026-01-12', ['2026-01-14']]);
    expect(no(cancelOccurrence(open, { at: '2026-01-05T09:00', which: 'following', reason: '' }))).toEqual(['agenda.first']);
  });

  test('the week from then on, or the whole week', () => {
    const all = acted(move(open, '2026-01-07T09:00', 'all', span('2026-01-08', '10:00', '12:00'))).timing;
    expect(all).toMatchObject({ hours: { week: { TH: [slot('10:00', '12:00')] } } });
    const split = acted(move(open, '2026-01-12T13:00', 'following', span('2026-01-12', '14:00', '18:00')));
    expect(shown(split.timing)).toEqual(['05T09:00-12:00', '05T13:00-17:00', '07T09:00-12:00']);
    expect(shown(split.split)).toEqual(['12T09:00-12:00', '12T14:00-18:00', '14T09:00-12:00 cancelled']);
    right(split.timing);
    if (split.split) right(split.split);
    const earlier = acted(move(open, '2026-01-14T09:00', 'following', span('2026-01-13', '09:00', '12:00')));
    expect(earlier.split).toMatchObject({ from: '2026-01-13', hours: { week: { TU: [slot('09:00', '12:00')] } } });
    expect(acted(move(open, '2026-01-05T09:00', 'following', span('2026-01-06', '09:00', '12:00'))).split).toBeUndefined();
  });

  test.each<[string, () => Act, string[]]>([
    ['an unknown opening', () => move(open, '2026-01-06T09:00', 'this', at10('2026-01-07')), ['agenda.time-unknown']],
    ['outside the period', () => cancelOccurrence(open, { at: '2026-01-19T09:00', which: 'this', reason: '' }), ['agenda.time-unknown']],
    [
      'to after the period',
      () => move(open, '2026-01-05T09:00', 'this', at10('2026-01-20')),
      ['form.problems', 'date-maximum at span.startDate'],
    ],
    [
      'onto another opening',
      () => move(open, '2026-01-05T09:00', 'this', span('2026-01-05', '12', '14')),
      ['form.problems', 'time-overlap at span.startTime'],
    ],
    [
      'onto another of the week',
      () => move(open, '2026-01-07T09:00', 'all', span('2026-01-12', '9', '10')),
      ['form.problems', 'time-overlap at span.startTime'],
    ],
    [
      'over midnight',
      () => move(open, '2026-01-05T09:00', 'this', span('2026-01-05', '22', '2', '2026-01-06')),
      ['form.problems', 'hours-one-day at span.endDate'],
    ],
    ['to another place', () => move(open, '2026-01-05T09:00', 'this', at10('2026-01-05'), 'zaal'), ['agenda.hours-place']],
  ])('%s is refused', (_name, act, expected) => {
    expect(no(act())).toEqual(expected);
  });

  test('an extra opening is not part of the week', () => {
    const extra = { ...open, hours: { ...open.hours, exceptions: [{ from: '2026-01-10', slots: [slot('10:00', '11:00')] }] } };
    expect(no(move(extra, '2026-01-10T10:00', 'all', at10('2026-01-09')))).toEqual(['agenda.exception']);
  });
});
