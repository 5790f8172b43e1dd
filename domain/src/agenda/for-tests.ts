import type { Weekday } from '../fields/definition.ts';
import type { OpeningHours, Slot } from '../fields/value.ts';
import type { Change, Meeting, Ordinal, Repetition, Span, Timing, Until } from './item.ts';

/** `span('2026-01-05', '19:30', '21:00')`; a later end day is the fourth. */
export const span = (startDate: string, startTime: string, endTime: string, endDate = startDate): Span => ({
  startDate,
  startTime,
  endDate,
  endTime,
});

export const until = (date: string, time = '23:59'): Until => ({ date, time });

export const daily = (till: string, interval = 1): Repetition => ({ type: 'daily', interval, until: until(till) });
export const weekly = (weekdays: Weekday[], till: string, interval = 1): Repetition => ({
  type: 'weekly',
  interval,
  weekdays,
  until: until(till),
});
export const monthly = (day: number, till: string, interval = 1): Repetition => ({ type: 'monthly', interval, day, until: until(till) });
export const yearly = (day: number, month: number, till: string, interval = 1): Repetition => ({
  type: 'yearly',
  interval,
  day,
  month,
  until: until(till),
});
export const relative = (
  ordinal: Ordinal,
  on: Weekday | 'workday',
  till: string,
  month: number | null = null,
  interval = 1,
): Repetition => ({
  type: 'relative',
  interval,
  ordinal,
  on,
  month,
  until: until(till),
});

type Kind<K extends Timing['kind']> = Extract<Timing, { kind: K }>;

export const dates = (at: Span, repetition: Repetition = { type: 'none' }, changes: Change[] = []): Kind<'dates'> => ({
  kind: 'dates',
  span: at,
  repetition,
  changes,
});

export const meeting = (id: string, at: Span, name = `Les ${id}`): Meeting => ({ id, name, span: at, location: null, cancelled: null });
export const series = (...meetings: Meeting[]): Kind<'series'> => ({ kind: 'series', meetings });

export const slot = (from: string, till: string): Slot => ({ from, till });
export const hours = (
  from: string,
  till: string,
  week: OpeningHours['week'],
  exceptions: OpeningHours['exceptions'] = [],
): Kind<'hours'> => ({ kind: 'hours', from, till, hours: { week, exceptions } });
