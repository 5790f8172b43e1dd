import { describe, expect, it } from 'vitest';
import { droppedAt, sameSpan, spanFrom, spanOf, timedOf } from './drop.ts';

const course = { start: '2026-11-23T19:30', end: '2026-11-23T21:00' };
const night = { start: '2026-11-23T22:00', end: '2026-11-24T02:00' };
/** A day from 8 to 18, fifty pixels an hour. */
const day = { day: '2026-11-25', top: 100, height: 500, from: 480, till: 1080 };

describe('what is dropped', () => {
  it('keeps its length', () =>
    expect(spanFrom(night, '2026-11-26', 23 * 60)).toEqual({
      startDate: '2026-11-26',
      startTime: '23:00',
      endDate: '2026-11-27',
      endTime: '03:00',
    }));
  it('comes down on a quarter of an hour, where it was held', () => {
    // 207 pixels down is 10:08; taken half an hour below its beginning.
    expect(droppedAt(course, day, 207, 30)).toMatchObject({ startDate: '2026-11-25', startTime: '09:45', endTime: '11:15' });
  });
  it('stays within the day', () => {
    expect(droppedAt(course, day, -900, 0).startTime).toBe('00:00');
    expect(droppedAt(course, day, 9000, 0)).toMatchObject({ startDate: '2026-11-25', startTime: '23:45', endDate: '2026-11-26' });
  });
  it('keeps its time where only days are shown', () =>
    expect(droppedAt(course, { day: '2026-12-01', top: 0, height: 90 }, 50, 0)).toEqual({
      startDate: '2026-12-01',
      startTime: '19:30',
      endDate: '2026-12-01',
      endTime: '21:00',
    }));
  it('is the same when nothing moved', () => {
    expect(sameSpan(spanOf(course), spanFrom(course, '2026-11-23', 1170))).toBe(true);
    expect(timedOf(spanOf(night))).toEqual(night);
  });
});
