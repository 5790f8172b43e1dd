import { describe, expect, it } from 'vitest';
import { instantOf, isSkipped, tomorrowMorning, wallClockOf } from './wall-clock.ts';

const zone = 'Europe/Amsterdam';

describe('wall-clock times', () => {
  it.each([
    ['2026-01-01', '00:00', '2025-12-31T23:00:00.000Z'],
    ['2026-07-01', '09:30', '2026-07-01T07:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => expect(instantOf({ date, time }, zone)).toBe(instant));

  it.each([
    ['', '09:00'],
    ['2026-02-30', '09:00'],
    ['2026-01-01', '25:00'],
    ['2026-01-01', ''],
  ])('%s %s is no moment', (date, time) => expect(instantOf({ date, time }, zone)).toBeNull());

  it('goes there and back', () => expect(wallClockOf('2026-07-01T07:30:00.000Z', zone)).toEqual({ date: '2026-07-01', time: '09:30' }));

  it('notices a time that the clock skips', () => {
    expect(isSkipped({ date: '2026-03-29', time: '02:30' }, zone)).toBe(true);
    expect(isSkipped({ date: '2026-03-29', time: '03:30' }, zone)).toBe(false);
  });

  it('proposes the next day of the zone, not of UTC', () =>
    expect(tomorrowMorning('2026-06-30T22:30:00.000Z', zone)).toEqual({ date: '2026-07-02', time: '09:00' }));
});
