import { addYears, civilOf, dayNumber, dayOf, type DayNumber, numberOf } from '../days.ts';
import { patternDays } from '../expand/pattern.ts';
import type { Span, Until } from '../item.ts';
import { limits } from '../limits.ts';
import type { Repeated } from './shift-repetition.ts';

/** An end that keeps what begins on its day from counting ends the day before. */
const wholeDays = ({ date, time }: Until, startTime: string): { day: DayNumber; time: string } =>
  time < startTime ? { day: dayNumber(date) - 1, time: '23:59' } : { day: dayNumber(date), time };

const monthsOf = (day: DayNumber): number => {
  const { year, month } = civilOf(day);
  return year * 12 + month - 1;
};

/**
 * In a pattern of months a day further on the calendar is not the same number of days in each: the end stays between the last one there
 * is to be and the next.
 */
const betweenDates = (day: DayNumber, last: DayNumber, span: Span, repetition: Repeated): DayNumber => {
  const months = monthsOf(last);
  const first = numberOf(Math.floor(months / 12), (months % 12) + 1, 1);
  const [there, next] = patternDays(span, repetition, first, Infinity);
  return Math.max(there ?? day, Math.min(day, (next ?? Infinity) - 1));
};

type Shift = { repetition: Repeated; startTime: string; days: number; last: DayNumber; span: Span };

/**
 * Until when a pattern goes on that moves by some days, so that as many come as did: on the day so many days later, to the minute that still
 * lets the last one begin. `last`: where the last one comes; `span`: the first one as it is to be.
 */
export const shiftUntil = ({ repetition, startTime, days, last, span }: Shift): Repeated => {
  const { day, time } = wholeDays(repetition.until, startTime);
  const farthest = addYears(span.startDate, limits.yearsApart);
  const open: Repeated = { ...repetition, until: { date: farthest, time: '23:59' } };
  const shifted = repetition.type === 'relative' ? betweenDates(day + days, last, span, open) : day + days;
  const date = dayOf(Math.min(shifted, dayNumber(farthest)));
  const [earliest, first] = [time > span.startTime ? time : span.startTime, { date: span.endDate, time: span.endTime }];
  // The end of the first one is the earliest end there may be (point 5).
  const until = `${date}T${earliest}` < `${first.date}T${first.time}` ? first : { date, time: earliest };
  return { ...repetition, until };
};
