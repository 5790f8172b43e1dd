import { describe, expect, it } from 'vitest';
import {
  changedException,
  changedSlot,
  copiedToDays,
  isWithoutHours,
  noHours,
  withDay,
  withException,
  withoutException,
  withoutSlot,
  withSlot,
} from './opening-hours-editing.ts';

const morning = { from: '10:00', till: '12:30' };
const afternoon = { from: '13:30', till: '18:00' };

describe('the week', () => {
  it('has several slots a day, each to be changed and removed', () => {
    const slots = changedSlot(withSlot([morning]), 1, afternoon);
    expect(slots).toEqual([morning, afternoon]);
    expect(withoutSlot(slots, 0)).toEqual([afternoon]);
  });

  it('leaves out a day that closes', () => {
    const open = withDay(noHours, 'MO', [morning]);
    expect(withDay(open, 'MO', [])).toEqual(noHours);
  });

  it('copies a day to others, over what stood there, and leaves the rest alone', () => {
    const hours = withDay(withDay(noHours, 'MO', [morning, afternoon]), 'FR', [afternoon]);
    const copied = copiedToDays(hours, 'MO', ['TU', 'FR']);
    expect(copied.week).toEqual({ MO: [morning, afternoon], TU: [morning, afternoon], FR: [morning, afternoon] });
    expect(copied.week.TU?.[0]).not.toBe(copied.week.MO?.[0]);
  });

  it('copies "closed" as well', () => {
    expect(copiedToDays(withDay(noHours, 'FR', [morning]), 'MO', ['FR'])).toEqual(noHours);
  });
});

describe('exceptions', () => {
  it('start closed, can be changed and removed', () => {
    const one = changedException(withException(noHours), 0, { from: '2026-12-25', reason: 'Kerst' });
    expect(one.exceptions).toEqual([{ from: '2026-12-25', slots: [], reason: 'Kerst' }]);
    expect(isWithoutHours(one)).toBe(false);
    expect(isWithoutHours(withoutException(one, 0))).toBe(true);
  });
});
