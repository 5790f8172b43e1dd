import { expect, test } from 'vitest';
import type { Span, Timing } from './item.ts';
import { repeats } from './repeats.ts';
import { withLocation } from './with-location.ts';

const span: Span = { startDate: '2026-12-03', startTime: '19:30', endDate: '2026-12-03', endTime: '21:00' };
const dates: Extract<Timing, { kind: 'dates' }> = {
  kind: 'dates',
  span,
  repetition: { type: 'daily', interval: 1, until: { date: '2026-12-10', time: '23:59' } },
  changes: [
    { on: '2026-12-04', kind: 'moved', span, location: 'old', reason: '' },
    { on: '2026-12-05', kind: 'moved', span, location: 'other', reason: '' },
    { on: '2026-12-06', kind: 'moved', span, location: null, reason: '' },
    { on: '2026-12-07', kind: 'cancelled', reason: '' },
  ],
};
const meeting = { id: 'a', name: 'Begin', span, location: 'old', cancelled: null };
const series: Timing = { kind: 'series', meetings: [meeting, { ...meeting, id: 'b', location: null }] };
const hours: Timing = { kind: 'hours', from: '2026-12-01', till: '2026-12-31', hours: { week: {}, exceptions: [] } };

const exchanged = (timing: Timing, location = 'old') => withLocation({ product: 'p', location, timing }, 'old', 'new');

test('one location takes the place of another wherever an item names it, and nothing else changes', () => {
  expect(exchanged(dates)).toEqual({
    product: 'p',
    location: 'new',
    timing: { ...dates, changes: [{ ...dates.changes[0], location: 'new' }, ...dates.changes.slice(1)] },
  });
  expect(exchanged(series, 'other')).toEqual({
    product: 'p',
    location: 'other',
    timing: {
      kind: 'series',
      meetings: [
        { ...meeting, location: 'new' },
        { ...meeting, id: 'b', location: null },
      ],
    },
  });
  expect(exchanged(hours)).toEqual({ product: 'p', location: 'new', timing: hours });
});

test('what repeats asks whether a change is about one time or more', () => {
  expect([repeats(dates), repeats(series), repeats(hours)]).toEqual([true, true, true]);
  expect(repeats({ ...dates, repetition: { type: 'none' } })).toBe(false);
  expect(repeats({ kind: 'series', meetings: [meeting] })).toBe(false);
});
