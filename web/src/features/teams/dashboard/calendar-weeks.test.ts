import { describe, expect, it } from 'vitest';
import { byDay, calendarWeeks } from './calendar-weeks.ts';

describe('the calendar', () => {
  it('begins on the Monday of this week and ends in the week in which six have gone by', () => {
    // A Saturday.
    const weeks = calendarWeeks('2026-11-21', 6);
    expect(weeks[0]?.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(weeks).toHaveLength(7);
    expect(weeks.flat().filter(({ inside }) => inside)).toHaveLength(43);
    expect(weeks.flat().filter(({ today }) => today)).toEqual([{ day: '2026-11-21', inside: true, today: true }]);
    expect(
      weeks
        .at(-1)
        ?.filter(({ inside }) => inside)
        .at(-1)?.day,
    ).toBe('2027-01-02');
  });

  it('of a Monday has no day of the past', () => {
    const weeks = calendarWeeks('2026-11-23', 6);
    expect(weeks.flat()[0]).toEqual({ day: '2026-11-23', inside: true, today: true });
    expect(weeks).toHaveLength(7);
  });

  it('holds each thing on its day in the zone, whatever the day is in UTC', () => {
    const late = { at: '2026-11-21T23:30:00.000Z' };
    const early = { at: '2026-11-21T05:00:00.000Z' };
    expect([...byDay([early, late], 'Europe/Amsterdam')]).toEqual([
      ['2026-11-21', [early]],
      ['2026-11-22', [late]],
    ]);
  });
});
