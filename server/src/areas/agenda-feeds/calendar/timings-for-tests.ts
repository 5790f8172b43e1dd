import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Change, Repetition, Span, Timing } from '@bronhouder/domain/agenda/item.ts';
import { allOf } from '@bronhouder/domain/agenda/reach.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { OpeningHours, Slot } from '@bronhouder/domain/fields/value.ts';
import fc from 'fast-check';

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Often around the clock changes of spring and autumn. */
const day = fc.oneof(
  fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2028-02-29', '2026-12-31'),
  fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days)),
);
/** Often in the night, where the clock changes. */
const time = fc.oneof(fc.constantFrom('01:59', '02:00', '02:30', '03:00'), fc.integer({ min: 0, max: 1439 }).map(clock));
const length = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 601, max: 4000 }));

const spanFrom = (startDate: string, startTime: string, minutes: number): Span => {
  const all = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + minutes;
  return { startDate, startTime, endDate: addDays(startDate, Math.floor(all / 1440)), endTime: clock(all % 1440) };
};
const span = fc.tuple(day, time, length).map(([date, at, minutes]) => spanFrom(date, at, minutes));

const someDays = fc.subarray<Weekday>(weekdays, { minLength: 1 });
const weekday = fc.constantFrom<Weekday>(...weekdays);
const month = fc.integer({ min: 1, max: 12 });

const repetition = (start: string): fc.Arbitrary<Repetition> => {
  const common = {
    interval: fc.integer({ min: 1, max: 4 }),
    until: fc.record({
      date: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 401, max: 1800 })).map((days) => addDays(start, days)),
      time,
    }),
  };
  return fc.oneof(
    fc.constant<Repetition>({ type: 'none' }),
    fc.record({ type: fc.constant('daily' as const), ...common }),
    fc.record({ type: fc.constant('weekly' as const), ...common, weekdays: someDays }),
    fc.record({ type: fc.constant('monthly' as const), ...common, day: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ type: fc.constant('yearly' as const), ...common, day: fc.integer({ min: 1, max: 31 }), month }),
    fc.record({
      type: fc.constant('relative' as const),
      ...common,
      ordinal: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
      on: fc.oneof(weekday, fc.constant('workday' as const)),
      month: fc.option(month),
    }),
  );
};

type Wish = { which: number; moved: boolean; to: Span; elsewhere: boolean };
const wish = fc.record({ which: fc.nat(), moved: fc.boolean(), to: span, elsewhere: fc.boolean() });

export const [here, there] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

const changesOf = (timing: Timing, wishes: Wish[]): Change[] => {
  const all = allOf(timing);
  const chosen = new Map(wishes.map((one) => [all[one.which % Math.max(1, all.length)]?.at ?? '', one]));
  chosen.delete('');
  return [...chosen].map(([on, { moved, to, elsewhere }]) =>
    moved
      ? { on, kind: 'moved', span: to, location: elsewhere ? there : null, reason: 'verzet, om\nde feestdag; echt' }
      : { on, kind: 'cancelled', reason: '' },
  );
};

/** Moments that come back in every way there is, some of their times moved or cancelled. */
export const dates: fc.Arbitrary<Timing> = span
  .chain((at) => fc.record({ at: fc.constant(at), repetition: repetition(at.startDate), wishes: fc.array(wish, { maxLength: 6 }) }))
  .map(({ at, wishes, ...rest }) => {
    const timing: Timing = { kind: 'dates', span: at, repetition: rest.repetition, changes: [] };
    return { ...timing, changes: changesOf(timing, wishes) };
  });

const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 8 })
  .map((marks) => marks.sort((a, b) => a - b))
  .map((marks) =>
    marks.flatMap((mark, index) => {
      const till = marks[index + 1];
      return index % 2 === 0 && till !== undefined ? [{ from: clock(mark * 30), till: clock(till * 30) }] : [];
    }),
  );

const hoursOf = (from: string): fc.Arbitrary<OpeningHours> =>
  fc.record({
    week: fc.record({ MO: slots, TU: slots, SA: slots, SU: slots }),
    exceptions: fc.uniqueArray(
      fc.record({
        from: fc.integer({ min: 0, max: 400 }).map((days) => addDays(from, days)),
        slots: fc.oneof(slots, fc.constant<Slot[]>([])),
      }),
      { selector: (exception) => exception.from, maxLength: 8 },
    ),
  });

/** Opening hours of a period with days that differ; often across a clock change in the night. */
export const hours: fc.Arbitrary<Timing> = fc
  .tuple(day, fc.integer({ min: 0, max: 700 }))
  .chain(([from, days]) => hoursOf(from).map((value) => ({ kind: 'hours', from, till: addDays(from, days), hours: value }) as const));
