import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays } from '../fields/opening-hours.ts';
import { dates, hours } from './for-tests.ts';
import type { Repetition } from './item.ts';
import { normaliseTiming } from './normalise.ts';
import { noticesOf } from './notices.ts';
import { timingProblems } from './problems.ts';
import { firstDay, lastDay } from './reach.ts';

const typed = fc.oneof(
  fc.constantFrom('', ' ', '2026-02-31', '31-12-2026', '2027-01-01', '9999-12-31', '9', '9.30', '24:00', '0:00', '25:00', 'x'),
  fc.string({ maxLength: 12 }),
);
const number = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double({ noNaN: true, min: -2e9, max: 2e9 }));
const until = fc.record({ date: typed, time: typed });
const month = fc.option(number);
const repetition = fc.oneof(
  fc.record({ type: fc.constantFrom('daily', 'monthly', 'yearly'), interval: number, day: number, month: number, until }),
  fc.record({ type: fc.constant('weekly'), interval: number, weekdays: fc.array(fc.constantFrom(...weekdays)), until }),
  fc.record({
    type: fc.constant('relative'),
    interval: number,
    ordinal: fc.integer({ min: 1, max: 5 }),
    on: fc.constantFrom('MO', 'workday'),
    month,
    until,
  }),
) as fc.Arbitrary<Repetition>;
const span = fc.record({ startDate: typed, startTime: typed, endDate: typed, endTime: typed });
const slots = fc.array(fc.record({ from: typed, till: typed }), { maxLength: 3 });
const timing = fc.oneof(
  fc.tuple(span, repetition).map(([at, again]) => dates(at, again)),
  fc.tuple(typed, typed, slots, typed).map(([from, till, open, on]) => hours(from, till, { MO: open }, [{ from: on, slots: open }])),
);

test('whatever was typed: nothing throws, twice normalised is once, and it is right or wrong either way', () =>
  fc.assert(
    fc.property(timing, (it) => {
      const once = normaliseTiming(it);
      expect(normaliseTiming(once)).toEqual(once);
      const check = { today: '2026-11-21' };
      expect(timingProblems(once, check).length === 0).toBe(timingProblems(it, check).length === 0);
      noticesOf(once, { zone: 'Europe/Amsterdam' });
      expect(typeof firstDay(once) + typeof lastDay(once)).toBe('stringstring');
    }),
    { numRuns: 1000 },
  ));
