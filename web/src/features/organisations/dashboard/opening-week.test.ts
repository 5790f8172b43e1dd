import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { describe, expect, it } from 'vitest';
import { hoursShown, openingWeek } from './opening-week.ts';

const hours: OpeningHours = {
  week: {
    MO: [{ from: '13:00', till: '18:00' }],
    TU: [
      { from: '10:00', till: '12:30' },
      { from: '13:30', till: '18:00' },
    ],
  },
  exceptions: [{ from: '2026-11-17', till: '2026-11-18', slots: [{ from: '10:00', till: '11:15' }], reason: 'verbouwing' }],
};

describe('week of opening hours', () => {
  it('runs from Monday to Sunday around a Sunday as well', () => {
    const days = openingWeek(hours, '2026-11-22');
    expect(days.map((day) => day.date)).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`));
    expect(days.filter((day) => day.today).map((day) => day.weekday)).toEqual(['SU']);
  });

  it('lets an exception replace the usual day, its last day included', () => {
    const [monday, tuesday, wednesday, thursday] = openingWeek(hours, '2026-11-20');
    expect(monday).toMatchObject({ exception: false, slots: [{ from: '13:00', till: '18:00' }] });
    expect(tuesday).toMatchObject({ exception: true, reason: 'verbouwing', slots: [{ from: '10:00', till: '11:15' }] });
    expect(wednesday?.exception).toBe(true);
    expect(thursday).toMatchObject({ exception: false, slots: [] });
  });

  it('shows whole hours around everything that is open', () => {
    expect(hoursShown(openingWeek(hours, '2026-11-24'))).toEqual({ from: 10, till: 18 });
    expect(hoursShown(openingWeek({ week: { MO: [{ from: '09:30', till: '10:15' }] }, exceptions: [] }, '2026-11-24'))).toEqual({
      from: 9,
      till: 15,
    });
    expect(hoursShown(openingWeek({ week: {}, exceptions: [] }, '2026-11-24'))).toBeNull();
  });
});
