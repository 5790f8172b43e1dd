import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../agenda/days.ts';
import { exceptionsProblems } from '../fields/opening-exceptions.ts';
import type { OpeningHours } from '../fields/value.ts';
import { exceptionOn } from './day-hours.ts';
import { type DayChange, withChange, withChanges } from './exceptions.ts';

const slots = [{ from: '10:00', till: '17:00' }];
const hours: OpeningHours = {
  week: { MO: slots },
  exceptions: [{ from: '2026-12-20', till: '2026-12-31', slots, reason: 'Winter' }],
};
const closed = (from: string, till: string, over: boolean): DayChange => ({ from, till, slots: [], reason: 'Kerst', over });

describe('several changes', () => {
  const days = Array.from({ length: 400 }, (_, day) => ({ from: addDays('2027-01-01', 2 * day), slots: [] }));
  const full: OpeningHours = { week: hours.week, exceptions: days };

  test('are refused where more days would differ than opening hours hold', () => {
    const more = withChanges(full, [closed('2030-12-25', '2030-12-26', false)]);
    expect(more).toMatchObject({ ok: false, refusal: { code: 'holiday-hours.full', values: { most: 400 } } });
  });

  test('can still go over what stands there, and over what was too much already', () => {
    expect(withChanges(full, [closed('2027-01-01', '2027-01-05', true)])).toMatchObject({ ok: true });
    const over = { ...full, exceptions: [...days, { from: '2031-01-01', slots: [] }] };
    expect(withChanges(over, [closed('2031-01-01', '2031-01-01', true)])).toMatchObject({ ok: true });
  });
});

describe('a change of some days', () => {
  test('goes over what stands there when it is told to, and cuts it', () => {
    expect(withChange(hours, closed('2026-12-25', '2026-12-26', true)).exceptions).toEqual([
      { from: '2026-12-20', till: '2026-12-24', slots, reason: 'Winter' },
      { from: '2026-12-25', till: '2026-12-26', slots: [], reason: 'Kerst' },
      { from: '2026-12-27', till: '2026-12-31', slots, reason: 'Winter' },
    ]);
  });

  test('fills only what is free otherwise', () => {
    expect(withChange(hours, closed('2026-12-18', '2027-01-03', false)).exceptions).toEqual([
      { from: '2026-12-18', till: '2026-12-19', slots: [], reason: 'Kerst' },
      hours.exceptions[0],
      { from: '2027-01-01', till: '2027-01-03', slots: [], reason: 'Kerst' },
    ]);
    expect(withChange(hours, closed('2026-12-25', '2026-12-25', false))).toEqual(hours);
  });

  test('of a vacation goes around the holidays in it, however they are ordered', () => {
    const vacation = closed('2026-12-19', '2027-01-03', true);
    const eve: DayChange = { from: '2026-12-24', till: '2026-12-24', slots, reason: 'Kerstavond', over: false };
    const free = { ...hours, exceptions: [] };
    const expected = [
      { from: '2026-12-19', till: '2026-12-23', slots: [], reason: 'Kerst' },
      { from: '2026-12-24', slots, reason: 'Kerstavond' },
      { from: '2026-12-25', till: '2027-01-03', slots: [], reason: 'Kerst' },
    ];
    expect(withChanges(free, [vacation, eve])).toMatchObject({ value: { exceptions: expected } });
    expect(withChanges(free, [eve, vacation])).toMatchObject({ value: { exceptions: expected } });
  });

  test('holds for the last day that can be written, after which there is none', () => {
    const long = { ...hours, exceptions: [{ from: '2026-12-20', till: '9999-12-31', slots }] };
    expect(withChange(long, closed('2026-12-25', '9999-12-31', true)).exceptions).toEqual([
      { from: '2026-12-20', till: '2026-12-24', slots },
      { from: '2026-12-25', till: '9999-12-31', slots: [], reason: 'Kerst' },
    ]);
  });

  test('leaves each day in one exception at most, and every other day as it was', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((number) => addDays('2026-12-01', number));
    const change = fc
      .record({ a: day, b: day, over: fc.boolean(), reason: fc.constantFrom('a', 'b') })
      .map(({ a, b, ...rest }) => ({ from: a < b ? a : b, till: a < b ? b : a, slots: [], ...rest }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), change, (before, last) => {
        const was = before.reduce(withChange, hours);
        const is = withChange(was, last);
        expect(exceptionsProblems(is.exceptions, { strict: true } as never)).toEqual([]);
        for (let number = 0; number <= 45; number += 1) {
          const on = addDays('2026-11-29', number);
          const covered = last.from <= on && on <= last.till && (last.over || !exceptionOn(was, on));
          expect(exceptionOn(is, on)?.reason).toBe(covered ? last.reason : exceptionOn(was, on)?.reason);
        }
      }),
    );
  });
});
