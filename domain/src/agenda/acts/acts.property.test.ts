import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays } from '../../fields/opening-hours.ts';
import { addDays, daysBetween } from '../days.ts';
import { dates, span } from '../for-tests.ts';
import type { Day, Occurrence, Repetition, Timing } from '../item.ts';
import { normaliseTiming } from '../normalise.ts';
import { timingProblems } from '../problems.ts';
import { allOf } from '../reach.ts';
import { cancelOccurrence } from './cancel.ts';
import { moveOccurrence } from './move.ts';
import { resumeOccurrence } from './resume.ts';

const start = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
const interval = fc.integer({ min: 1, max: 3 });
const weekday = fc.constantFrom(...weekdays);

/** Valid patterns of which every month has the day, so that what moves keeps its number. */
const timings = start.chain((startDate) => {
  const until = fc.record({
    date: fc.integer({ min: 30, max: 900 }).map((days) => addDays(startDate, days)),
    time: fc.constantFrom('00:00', '09:59', '10:00', '12:00', '23:59'),
  });
  const repetition: fc.Arbitrary<Repetition> = fc.oneof(
    fc.record({ type: fc.constant('daily' as const), interval, until }),
    fc.record({ type: fc.constant('weekly' as const), interval, until, weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('monthly' as const), interval, until, day: fc.integer({ min: 10, max: 20 }) }),
    fc.record({
      type: fc.constant('relative' as const),
      interval,
      until,
      ordinal: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
      on: weekday,
      month: fc.constant(null),
    }),
  );
  return repetition.map((found) => normaliseTiming(dates(span(startDate, '10:00', '11:00'), found)));
});

const valid = (timing: Timing): boolean => timingProblems(timing, { today: '2026-01-01' }).length === 0;
const day = ({ start: wall }: Occurrence): Day => wall.slice(0, 10);
const daysOf = (timing: Timing): Day[] => allOf(timing).map(day);

const cases = fc
  .record({ timing: timings, pick: fc.nat(), days: fc.integer({ min: -4, max: 4 }) })
  .filter(({ timing }) => valid(timing))
  .map(({ timing, pick, days }) => {
    const all = daysOf(timing);
    return { timing, all, days, at: all[pick % all.length] ?? '' };
  });

const to = (at: Day, days: number) => ({ span: span(addDays(at, days), '12:00', '13:30'), location: null, reason: '' });

test('all: as many come as did, days and weeks each so many days on, and nothing is wrong with them', () =>
  fc.assert(
    fc.property(cases, ({ timing, all, days, at }) => {
      const act = moveOccurrence(timing, { at, which: 'all', ...to(at, days) });
      if (!act.ok) {
        expect(act.refusal.code).toBe('agenda.weeks');
        return;
      }
      const moved = daysOf(act.value.timing);
      expect(timingProblems(act.value.timing, { today: '2026-01-01' })).toEqual([]);
      expect(moved.length).toBe(all.length);
      expect(moved).toContain(addDays(at, days));
      const byDays = timing.kind === 'dates' && (timing.repetition.type === 'daily' || timing.repetition.type === 'weekly');
      if (byDays) expect(moved).toEqual(all.map((one) => addDays(one, days)));
    }),
    { numRuns: 400 },
  ));

test('following: what came before stays, what follows moves, nothing is lost or doubled', () =>
  fc.assert(
    fc.property(cases, ({ timing, all, days, at }) => {
      const act = moveOccurrence(timing, { at, which: 'following', ...to(at, days) });
      if (!act.ok) {
        expect(act.refusal.code).toBe('agenda.weeks');
        return;
      }
      const { timing: first, split } = act.value;
      expect(split === undefined).toBe(at === all[0]);
      if (!split) return;
      for (const part of [first, split]) expect(timingProblems(part, { today: '2026-01-01' })).toEqual([]);
      expect(daysOf(first)).toEqual(all.filter((one) => one < at));
      expect(daysOf(split).length).toBe(all.filter((one) => one >= at).length);
      expect(daysBetween(at, daysOf(split)[0] ?? '')).toBe(days);
    }),
    { numRuns: 400 },
  ));

test('this: only one differs, and put back nothing does', () =>
  fc.assert(
    fc.property(cases, ({ timing, all, days, at }) => {
      const acts = [
        moveOccurrence(timing, { at, which: 'this', ...to(at, days) }),
        cancelOccurrence(timing, { at, which: 'this', reason: 'Ziek' }),
      ];
      for (const act of acts) {
        if (!act.ok) throw new Error(act.refusal.code);
        const found = allOf(act.value.timing);
        expect(found.filter(({ state }) => state === 'planned').length).toBe(all.length - 1);
        expect(found.map((one) => one.at).sort()).toEqual(all);
        const back = resumeOccurrence(act.value.timing, { at });
        expect(back.ok && back.value.timing).toEqual(timing);
      }
    }),
    { numRuns: 200 },
  ));

test('ended: what came before stays', () =>
  fc.assert(
    fc.property(cases, ({ timing, all, at }) => {
      const act = cancelOccurrence(timing, { at, which: 'following', reason: '' });
      if (at === all[0]) {
        expect(act.ok).toBe(false);
        return;
      }
      if (!act.ok) throw new Error(act.refusal.code);
      expect(daysOf(act.value.timing)).toEqual(all.filter((one) => one < at));
      expect(valid(act.value.timing)).toBe(true);
    }),
    { numRuns: 200 },
  ));
