import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Weekday } from '../fields/definition.ts';
import { dates, hours } from './for-tests.ts';
import type { Day, Occurrence, Repetition, Span } from './item.ts';
import { occurrencesOf } from './occurrences.ts';
import { allOf, firstDay, lastDay } from './reach.ts';

/** The calendar as the standard library counts it, day by day in milliseconds of UTC: slow, and nothing of the code under test in it. */
const dayMs = 86_400_000;
const ms = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (at: number): Day => new Date(at).toISOString().slice(0, 10);
const plus = (day: Day, days: number): Day => written(ms(day) + days * dayMs);
const parts = (at: number) => {
  const date = new Date(at);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7 };
};
const names: Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Which weekday or workday of its month a day is, counted from the start, and whether none follows. */
const place = (at: number, counts: (at: number) => boolean): { nth: number; last: boolean } => {
  const { month } = parts(at);
  let nth = 1;
  for (let other = at - dayMs; parts(other).month === month; other -= dayMs) if (counts(other)) nth++;
  for (let other = at + dayMs; parts(other).month === month; other += dayMs) if (counts(other)) return { nth, last: false };
  return { nth, last: true };
};

const isOn = (start: number, repetition: Repetition, at: number): boolean => {
  const [from, here] = [parts(start), parts(at)];
  const months = (here.year - from.year) * 12 + here.month - from.month;
  switch (repetition.type) {
    case 'none':
      return at === start;
    case 'daily':
      return ((at - start) / dayMs) % repetition.interval === 0;
    case 'weekly': {
      const weeks = (at - here.weekday * dayMs - (start - from.weekday * dayMs)) / (7 * dayMs);
      return weeks % repetition.interval === 0 && repetition.weekdays.includes(names[here.weekday] ?? 'MO');
    }
    case 'monthly':
      return months % repetition.interval === 0 && here.date === repetition.day;
    case 'yearly':
      return (here.year - from.year) % repetition.interval === 0 && here.month === repetition.month && here.date === repetition.day;
    case 'relative': {
      const { on, ordinal, month, interval } = repetition;
      if (month === null ? months % interval !== 0 : here.month !== month || (here.year - from.year) % interval !== 0) return false;
      const counts = (other: number) => (on === 'workday' ? parts(other).weekday < 5 : names[parts(other).weekday] === on);
      if (!counts(at)) return false;
      const { nth, last } = place(at, counts);
      return ordinal === 5 ? last : nth === ordinal;
    }
  }
};

const walk = (span: Span, repetition: Repetition): string[] => {
  const found: string[] = [];
  const start = ms(span.startDate);
  const length = ms(span.endDate) - start;
  const last = repetition.type === 'none' ? { date: span.startDate, time: '23:59' } : repetition.until;
  for (let at = start; at <= ms(last.date); at += dayMs) {
    if (!isOn(start, repetition, at)) continue;
    const begin = `${written(at)}T${span.startTime}`;
    if (begin <= `${last.date}T${last.time}`) found.push(`${begin}/${written(at + length)}T${span.endTime}`);
  }
  return found;
};

const two = (number: number) => String(number).padStart(2, '0');
const day = fc.integer({ min: 0, max: 5000 }).map((days) => plus('2020-01-01', days));
const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
const weekday = fc.constantFrom(...names);
const month = fc.integer({ min: 1, max: 12 });
const interval = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 60 }));
const date = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(29, 30, 31));

const repetitions = (start: Day): fc.Arbitrary<Repetition> => {
  const until = fc.record({ date: fc.integer({ min: 0, max: 1825 }).map((days) => plus(start, days)), time });
  const common = { interval, until };
  return fc.oneof(
    fc.constant({ type: 'none' as const }),
    fc.record({ type: fc.constant('daily' as const), ...common }),
    fc.record({ type: fc.constant('weekly' as const), ...common, weekdays: fc.uniqueArray(weekday, { minLength: 1 }) }),
    fc.record({ type: fc.constant('monthly' as const), ...common, day: date }),
    fc.record({ type: fc.constant('yearly' as const), ...common, day: date, month }),
    fc.record({
      type: fc.constant('relative' as const),
      ...common,
      ordinal: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
      on: fc.oneof(weekday, fc.constant('workday' as const)),
      month: fc.option(month),
    }),
  );
};

const timings = day.chain((startDate) =>
  fc.record({
    span: fc
      .record({ startTime: time, endTime: time, length: fc.constantFrom(0, 0, 0, 1, 9) })
      .map(({ length, ...times }) => ({ ...times, startDate, endDate: plus(startDate, length) })),
    repetition: repetitions(startDate),
  }),
);

/** As one text: lists of a thousand compare fast, and a difference is still to be read. */
const listed = (occurrences: Occurrence[]) => occurrences.map(({ start, end }) => `${start}/${end}`).join('\n');

describe.each([
  ['UTC', 0],
  ['America/New_York', 240],
  ['Asia/Kolkata', -330],
  ['Europe/Amsterdam', -120],
])('on a server in %s', (zone, offset) => {
  const inZone = (check: () => void) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(offset);
      check();
    } finally {
      process.env.TZ = before;
    }
  };

  test('a pattern gives the days that a walk over every day finds', () =>
    inZone(() =>
      fc.assert(
        fc.property(timings, ({ span, repetition }) => {
          expect(listed(allOf(dates(span, repetition)))).toBe(walk(span, repetition).join('\n'));
        }),
        { numRuns: 600 },
      ),
    ));

  test('a window shows what touches it, no more and no less', () =>
    inZone(() =>
      fc.assert(
        fc.property(timings, day, fc.integer({ min: 0, max: 400 }), ({ span, repetition }, from, length) => {
          const till = plus(from, length);
          const inside = walk(span, repetition).filter((written) => {
            const [start = '', end = ''] = written.split('/');
            return start.slice(0, 10) <= till && (start >= `${from}T00:00` || end > `${from}T00:00`);
          });
          expect(listed(occurrencesOf(dates(span, repetition), { from, till }))).toBe(inside.join('\n'));
        }),
        { numRuns: 200 },
      ),
    ));

  test('opening hours are open on the days of their week, and nowhere else', () =>
    inZone(() =>
      fc.assert(
        fc.property(day, fc.integer({ min: 0, max: 900 }), fc.uniqueArray(weekday), (from, length, open) => {
          const till = plus(from, length);
          const week = Object.fromEntries(open.map((name) => [name, [{ from: '09:00', till: '24:00' }]]));
          const found = allOf(hours(from, till, week)).map(({ start }) => start.slice(0, 10));
          const walked = [];
          for (let at = ms(from); at <= ms(till); at += dayMs)
            if (open.includes(names[parts(at).weekday] ?? 'MO')) walked.push(written(at));
          expect(found.join()).toBe(walked.join());
        }),
        { numRuns: 100 },
      ),
    ));
});

test('nothing lies outside the first and last day', () =>
  fc.assert(
    fc.property(timings, ({ span, repetition }) => {
      const timing = dates({ ...span, endTime: '23:59' }, repetition);
      const [first, last] = [firstDay(timing), lastDay(timing)];
      expect(allOf(timing).every(({ start, end }) => start.slice(0, 10) >= first && end.slice(0, 10) <= last)).toBe(true);
    }),
  ));
