import { weekdays as week } from '../../fields/opening-hours.ts';
import type { Weekday } from '../../fields/definition.ts';
import { done, refused, type Outcome } from '../../outcome.ts';
import { civilOf, daysInMonth, weekdayOf, type DayNumber } from '../days.ts';
import type { Ordinal, Repetition } from '../item.ts';

export type Repeated = Exclude<Repetition, { type: 'none' }>;

/** Every weekday goes along. Every second week cannot hold days of which only some cross a Sunday. */
const rotated = (weekdays: Weekday[], days: number, interval: number): Outcome<Weekday[]> => {
  const moved = weekdays.map((weekday) => week.indexOf(weekday) + days);
  const weeks = new Set(moved.map((index) => Math.floor(index / 7)));
  if (interval > 1 && weeks.size > 1) return refused('agenda.weeks');
  const indexes = moved.map((index) => ((index % 7) + 7) % 7);
  return done(week.filter((_, index) => indexes.includes(index)));
};

/** Which weekday of its month a day is. What was the last stays the last where it can. */
const ordinalOf = (day: DayNumber, before: Ordinal): Ordinal => {
  const { year, month, day: date } = civilOf(day);
  const last = date + 7 > daysInMonth(year, month);
  const nth = Math.ceil(date / 7);
  if (last && (before === 5 || nth > 4)) return 5;
  return nth === 1 ? 1 : nth === 2 ? 2 : nth === 3 ? 3 : 4;
};

/** The pattern that gives `to` where it gave `on`; until when is decided elsewhere. Refuses agenda.workdays and agenda.weeks. */
export const shiftRepetition = (repetition: Repeated, on: DayNumber, to: DayNumber): Outcome<Repeated> => {
  const { month, day } = civilOf(to);
  switch (repetition.type) {
    case 'daily':
      return done(repetition);
    case 'weekly': {
      const weekdays = rotated(repetition.weekdays, to - on, repetition.interval);
      return weekdays.ok ? done({ ...repetition, weekdays: weekdays.value }) : weekdays;
    }
    case 'monthly':
      return done({ ...repetition, day });
    case 'yearly':
      return done({ ...repetition, day, month });
    case 'relative': {
      if (on === to) return done(repetition);
      if (repetition.on === 'workday') return refused('agenda.workdays');
      const ordinal = ordinalOf(to, repetition.ordinal);
      return done({ ...repetition, ordinal, on: weekdayOf(to), month: repetition.month === null ? null : month });
    }
  }
};
