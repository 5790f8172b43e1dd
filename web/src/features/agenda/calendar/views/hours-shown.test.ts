import { describe, expect, it } from 'vitest';
import { hoursShown, partOf } from './hours-shown.ts';

describe('the hours of a week', () => {
  it('are those of a working day when nothing takes place', () =>
    expect(hoursShown([])).toMatchObject({ from: 480, till: 1080, height: 560 }));
  it('reach to the earliest and the latest, in whole hours', () => {
    const hours = hoursShown([
      { from: 390, till: 450 },
      { from: 1170, till: 1265 },
    ]);
    expect(hours).toMatchObject({ from: 360, till: 1320 });
    expect(hours.labels.at(0)).toEqual({ text: '06:00', top: 0 });
    expect(hours.labels.at(-1)).toEqual({ text: '21:00', top: 840 });
  });
  it('hold a minute where it is, and at their edge what lies outside', () => {
    const hours = hoursShown([]);
    expect([partOf(hours, 480), partOf(hours, 780), partOf(hours, 0), partOf(hours, 1440)]).toEqual([0, 50, 0, 100]);
  });
});
