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

/** The weekday of a day that exists. */
export const weekdayOn = (day: string): Weekday => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';

/** The how manieth of its weekday a day is in its month: the fifth counts as the last. */
const ordinalOn = (day: string) => ([1, 2, 3, 4, 5] as const)[Math.floor((Number(day.slice(8)) - 1) / 7)] ?? 5;

/** What a repetition that was never filled in takes from the day of the start. */
const suggested = (repetition: TypedRepetition, day: string): TypedRepetition => ({
  ...repetition,
  weekdays: repetition.weekdays.length > 0 ? repetition.weekdays : [weekdayOn(day)],
  day: repetition.day || String(Number(day.slice(8))),
  month: repetition.day ? repetition.month : Number(day.slice(5, 7)),
  ...(repetition.day ? {} : { ordinal: ordinalOn(day), on: weekdayOn(day) }),
});

/** Another kind of repetition, filled in by the start as far as nothing was. */
export const withType = ({ span, repetition, changes }: TypedDates, type: RepetitionType): TypedDates => {
  const day = parseDate(span.startDate);
  return { span, changes, repetition: { ...(day && type !== 'none' ? suggested(repetition, day) : repetition), type } };
};

/** The chosen weekdays with or without one, in the order of the week. */
export const toggledDay = (chosen: readonly Weekday[], day: Weekday): Weekday[] =>
  weekdays.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)));

/** Lasts until so many months after the start; a month without that day ends on its last. */
export const monthsAfter = (startDate: string, months: number): string | undefined => {
  const day = parseDate(startDate);
  if (!day) return undefined;
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  const last = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
  return `${year}-${two(ofYear)}-${two(Math.min(Number(day.slice(8)), last))}`;
};

const weekLater = (day: string): string => {
  const date = parseDate(day);
  return date ? new Date(Date.parse(`${date}T00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10) : '';
};

/** One meeting more: a week after the last one, at the same times. */
export const withMeeting = (meetings: readonly Meeting[], id: string): Meeting[] => {
  const last = meetings.at(-1)?.span ?? blankSpan;
  const span = { ...last, startDate: weekLater(last.startDate), endDate: weekLater(last.endDate) };
  return [...meetings, { id, name: '', span, cancelled: null }];
};

export const changedMeeting = (meetings: readonly Meeting[], id: string, change: Partial<Meeting>): Meeting[] =>
  meetings.map((meeting) => (meeting.id === id ? { ...meeting, ...change } : meeting));

export const withoutMeeting = (meetings: readonly Meeting[], id: string): Meeting[] => meetings.filter((meeting) => meeting.id !== id);
