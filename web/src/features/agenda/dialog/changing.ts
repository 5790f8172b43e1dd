import { addDays, civilOf, dayNumber, dayOf, daysInMonth, numberOf, weekdayOf } from '@bronhouder/domain/agenda/days.ts';
import type { Meeting, RepetitionType, Span } from '@bronhouder/domain/agenda/item.ts';
import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import { parseTime } from '@bronhouder/domain/fields/slots.ts';
import { blankSpan, type TypedDates, type TypedRepetition } from './typed-item.ts';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (number: number): string => String(number).padStart(2, '0');
const lastMinute = 24 * 60 - 1;
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** It ends on the day on which it starts, or nobody has said otherwise yet. */
export const endsSameDay = ({ startDate, endDate }: Span): boolean =>
  endDate.trim() === '' || (parseDate(endDate) ?? endDate) === (parseDate(startDate) ?? startDate);

/** Another day to start on: the end goes along while both are the same day. */
export const withStartDate = (span: Span, startDate: string): Span => ({
  ...span,
  startDate,
  endDate: endsSameDay(span) ? startDate : span.endDate,
});

/** Another time to start at, once that is left: it lasts as long as before, within the day. */
export const withStartTime = (span: Span, before: string, startTime: string): Span => {
  const [was, is, end] = [parseTime(before), parseTime(startTime), parseTime(span.endTime)];
  if (!is) return { ...span, startTime };
  if (!was || !end || !endsSameDay(span) || end <= was) return { ...span, startTime: is };
  const endTime = timeOf(Math.min(minutesOf(end) - minutesOf(was) + minutesOf(is), lastMinute));
  return { ...span, startTime: is, endTime };
};

/** The how manieth of its weekday a day is in its month: the fifth counts as the last. */
const ordinalOn = (day: number) => ([1, 2, 3, 4, 5] as const)[Math.floor((day - 1) / 7)] ?? 5;

/** What a repetition that was never filled in takes from the day of the start. */
const suggested = (repetition: TypedRepetition, start: string): TypedRepetition => {
  const weekday = weekdayOf(dayNumber(start));
  const weekdays = repetition.weekdays.length > 0 ? repetition.weekdays : [weekday];
  if (repetition.day) return { ...repetition, weekdays };
  const { day, month } = civilOf(dayNumber(start));
  return { ...repetition, weekdays, day: String(day), month, ordinal: ordinalOn(day), on: weekday };
};

/** Another kind of repetition, filled in by the start as far as nothing was. */
export const withType = ({ span, repetition, changes }: TypedDates, type: RepetitionType): TypedDates => {
  const day = parseDate(span.startDate);
  return { span, changes, repetition: { ...(day && type !== 'none' ? suggested(repetition, day) : repetition), type } };
};

/** The chosen weekdays with or without one, in the order of the week. */
export const toggledDay = (chosen: readonly Weekday[], day: Weekday): Weekday[] =>
  weekdays.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)));

/** The same day so many months later; of a month without that day its last. */
export const monthsAfter = (day: string, months: number): string => {
  const { year, month, day: date } = civilOf(dayNumber(day));
  const count = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayOf(numberOf(inYear, inMonth, Math.min(date, daysInMonth(inYear, inMonth))));
};

const weekLater = (typed: string): string => {
  const day = parseDate(typed);
  return day ? addDays(day, 7) : '';
};

/** One meeting more: a week after the last one, at the same times. */
export const withMeeting = (meetings: readonly Meeting[], id: string): Meeting[] => {
  const last = meetings.at(-1)?.span ?? blankSpan;
  const span = { ...last, startDate: weekLater(last.startDate), endDate: weekLater(last.endDate) };
  return [...meetings, { id, name: '', span, location: null, cancelled: null }];
};

export const changedMeeting = (meetings: readonly Meeting[], id: string, change: Partial<Meeting>): Meeting[] =>
  meetings.map((meeting) => (meeting.id === id ? { ...meeting, ...change } : meeting));

export const withoutMeeting = (meetings: readonly Meeting[], id: string): Meeting[] => meetings.filter((meeting) => meeting.id !== id);
