import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { describe, expect, test } from 'vitest';
import { withMeeting } from '../changing.ts';
import { begun, timingOf } from '../typed-item.ts';
import { busyAsked } from './busy-asked.ts';
import { changedBy, withReason } from './changes.ts';
import { countsOf, previewOf, splitAt } from './coming.ts';
import { daysOf, freeOf, marksOf } from './marks.ts';

const today = '2026-09-01';
const item = begun({ date: '07-09-2026', startTime: '19:30', endTime: '21' });
const weekly = {
  ...item,
  dates: {
    ...item.dates,
    repetition: {
      ...item.dates.repetition,
      type: 'weekly' as const,
      weekdays: ['MO' as const],
      until: { date: '28-9-2026', time: '23:59' },
    },
  },
};
const date = (start: string, end: string, state: Occurrence['state'] = 'planned'): Occurrence => ({
  at: start.slice(0, 10),
  start,
  end,
  state,
  name: '',
  reason: '',
  location: null,
});

describe('the dates while one types', () => {
  test('are those of what stands there, however it was typed', () => {
    const preview = previewOf(timingOf(weekly), today);
    expect(preview?.occurrences.map(({ start, end }) => [start, end])[0]).toEqual(['2026-09-07T19:30', '2026-09-07T21:00']);
    expect(preview?.occurrences).toHaveLength(4);
    expect(preview?.assumed).toBe(false);
  });

  test('of a pattern without an end are those of a year', () => {
    const open = { ...weekly, dates: { ...weekly.dates, repetition: { ...weekly.dates.repetition, until: { date: '', time: '23:59' } } } };
    const preview = previewOf(timingOf(open), today);
    expect(preview?.assumed).toBe(true);
    expect(preview?.occurrences).toHaveLength(53);
  });

  test('are none while the input is not finished', () => {
    expect(previewOf(timingOf(begun({})), today)).toBeNull();
    expect(
      previewOf(timingOf({ ...item, dates: { ...item.dates, span: { ...item.dates.span, startDate: '31-02-2027' } } }), today),
    ).toBeNull();
  });

  test('of a series are those of the meetings that are known, with or without a name', () => {
    const open = withMeeting([], 'b');
    const known = withMeeting([], 'a').map((meeting) => ({ ...meeting, span: item.dates.span }));
    expect(previewOf({ kind: 'series', meetings: [...known, ...open] }, today)?.occurrences.map(({ at }) => at)).toEqual(['a']);
    expect(previewOf({ kind: 'series', meetings: open }, today)).toBeNull();
  });

  test('are counted by what takes place', () => {
    const dates = [date('2026-09-07T19:30', '2026-09-07T21:00'), date('2026-09-14T19:30', '2026-09-14T21:00', 'cancelled')];
    expect(countsOf(dates)).toEqual({ total: 1, moved: 0, cancelled: 1, first: '2026-09-07', last: '2026-09-07' });
    expect(splitAt(dates, '2026-09-07T21:00').coming).toHaveLength(1);
  });
});

const named = (name: string) => ({ text: `${name} (vrij)`, reason: name });

describe('what is worth knowing about a date', () => {
  const evening = date('2026-12-25T19:30', '2026-12-26T01:00');
  const around = {
    closings: [{ from: '2026-12-26', till: null, reason: 'Verbouwing' }],
    free: { holiday: named('Eerste kerstdag'), vacation: null },
    busy: [
      { title: 'Koor', start: '2026-12-25T18:00', end: '2026-12-25T19:30' },
      { title: null, start: '2026-12-26T00:30', end: '2026-12-26T02:00' },
    ],
  };

  test('falls on what is on any of its days', () => {
    const holiday = (day: string) => (day === '2026-12-25' ? named('Eerste kerstdag') : undefined);
    const vacation = (day: string) => (day >= '2026-12-26' ? named('Kerstvakantie') : undefined);
    expect(freeOf(evening, { holiday, vacation })).toEqual({ holiday: named('Eerste kerstdag'), vacation: named('Kerstvakantie') });
    expect(freeOf(date('2026-12-24T10:00', '2026-12-24T11:00'), { holiday, vacation })).toEqual({ holiday: null, vacation: null });
  });

  test('a closed location, a holiday, and who else is there at that very time', () => {
    expect(marksOf(evening, around)).toEqual({
      closed: 'Verbouwing',
      ...around.free,
      busy: [around.busy[1]],
    });
  });

  test('what does not take place stands in nobody’s way', () => {
    expect(marksOf({ ...evening, state: 'cancelled' }, around)).toMatchObject({ closed: null, busy: [] });
  });

  test('who else is there is asked where each date takes place, as far as can be at once', () => {
    const moved = { ...date('2027-01-05T10:00', '2027-01-05T11:00', 'moved'), location: 'hal' };
    const cancelled = date('2027-02-01T10:00', '2027-02-01T11:00', 'cancelled');
    const dates = [evening, moved, cancelled, date('2027-12-25T19:30', '2027-12-26T01:00'), date('2028-12-25T19:30', '2028-12-26T01:00')];
    expect(busyAsked(dates, 'zaal')).toEqual([
      { location: 'zaal', from: '2026-12-25', till: '2027-12-26' },
      { location: 'zaal', from: '2028-12-25', till: '2028-12-26' },
      { location: 'hal', from: '2027-01-05', till: '2027-01-05' },
    ]);
    expect(busyAsked(dates, null)).toEqual([{ location: 'hal', from: '2027-01-05', till: '2027-01-05' }]);
  });

  test('midnight is the end of a day, not a part of the next', () => {
    expect(daysOf(date('2026-12-25T19:30', '2026-12-26T00:00'))).toEqual(['2026-12-25']);
  });
});

describe('acts on a date', () => {
  const moved: Timing = { ...timingOf(weekly), kind: 'series', meetings: [] };

  test('leave an end blank that was only assumed', () => {
    const timing = timingOf(weekly);
    const open = { ...weekly, dates: { ...weekly.dates, repetition: { ...weekly.dates.repetition, until: { date: '', time: '23:59' } } } };
    const changed = changedBy(done({ timing, location: null, lost: [] }), open, true);
    expect(changed.item?.dates.repetition.until.date).toBe('');
  });

  test('change nothing when they cannot be, and say why', () => {
    const problems = [{ field: 'span.startDate', code: 'date' } as const];
    expect(changedBy(refused('form.problems', {}, problems), weekly, false)).toEqual({ item: null, problems });
  });

  test('another place for all becomes the place of the item', () => {
    expect(changedBy(done({ timing: moved, location: 'tuin', lost: [] }), weekly, false).item?.location).toBe('tuin');
  });

  test('a reason is that of its own date', () => {
    const timing: Timing = {
      ...item.dates,
      kind: 'dates',
      repetition: { type: 'none' },
      changes: [{ on: '2026-09-07', kind: 'cancelled', reason: '' }],
    };
    expect(withReason(timing, { at: '2026-09-07' }, 'ziek')).toMatchObject({ changes: [{ reason: 'ziek' }] });
    expect(withReason(timing, { at: '2026-09-14' }, 'ziek')).toEqual(timing);
  });
});
