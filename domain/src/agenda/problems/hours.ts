import { parseDate } from '../../fields/calendar-date.ts';
import { openingHours } from '../../fields/opening-hours.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import type { Timing } from '../item.ts';
import { hoursField, normaliseTiming } from '../normalise.ts';
import { occurrencesOf } from '../occurrences.ts';
import { aheadProblems, apartProblems, dayProblems, type TimingCheck } from './part.ts';

type Hours = Extract<Timing, { kind: 'hours' }>;

const periodProblems = ({ from, till }: Hours, check: TimingCheck): Problem[] => {
  const [first, last] = [parseDate(from), parseDate(till)];
  const reversed = first !== undefined && last !== undefined && last < first;
  return [
    ...dayProblems(from, 'timing.from', 'start-date-required', check),
    ...dayProblems(till, 'timing.till', 'required', check),
    ...aheadProblems(first, 'timing.from', check),
    ...(reversed ? [problem('date-order', 'timing.till')] : apartProblems(first, last, 'timing.till')),
  ];
};

const slotProblems = ({ hours }: Hours, { today, strict = true }: TimingCheck): Problem[] =>
  openingHours.problems(hoursField, hours, { today, strict }).map((found) => ({ ...found, field: `timing.hours${found.field}` }));

/** 'Error if no opening hours fall in the chosen range' (point 5). Asked of hours with which nothing else is wrong. */
const neverOpen = (typed: Hours, { strict = true }: TimingCheck): Problem[] => {
  const timing = normaliseTiming(typed);
  if (timing.kind !== 'hours' || (!strict && openingHours.empty(timing.hours, hoursField))) return [];
  const open = occurrencesOf(timing, timing).some(({ state }) => state !== 'cancelled');
  return open ? [] : [problem('no-opening-hours', 'timing.hours')];
};

/** A weekly pattern of opening hours in a period. */
export const hoursProblems = (hours: Hours, check: TimingCheck): Problem[] => {
  const period = periodProblems(hours, check);
  const slots = slotProblems(hours, check);
  const complete = parseDate(hours.from) !== undefined && parseDate(hours.till) !== undefined;
  return [...period, ...slots, ...(complete && period.length + slots.length === 0 ? neverOpen(hours, check) : [])];
};
