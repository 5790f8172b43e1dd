import { parseDate } from '../fields/calendar-date.ts';
import { isBlank, tidyLine } from '../fields/characters.ts';
import type { FieldOf } from '../fields/definition.ts';
import { openingHours, weekdays } from '../fields/opening-hours.ts';
import { parseEndTime, parseTime } from '../fields/slots.ts';
import { addDays } from './days.ts';
import type { Change, Day, Meeting, Repetition, Span, Time, Timing, Until } from './item.ts';

const day = (typed: string): Day => parseDate(typed) ?? typed.trim();
const time = (typed: string): Time => parseTime(typed) ?? typed.trim();

/** Opening hours keep to the rules of the field of that kind; the field itself does not matter to them. */
export const hoursField: FieldOf<'openingHours'> = { kind: 'openingHours', key: 'hours', label: { nl: '', en: '' } };

/** Without an end date it ends on the day it starts. Midnight at the end of a day is the time at which the next one begins. */
export const normaliseSpan = ({ startDate, startTime, endDate, endTime }: Span): Span => {
  const start = day(startDate);
  const end = isBlank(endDate) ? start : day(endDate);
  const midnight = parseEndTime(endTime) === '24:00' && (end === start || parseTime(endTime) === undefined);
  const next = midnight && parseDate(end) !== undefined;
  return { startDate: start, startTime: time(startTime), endDate: next ? addDays(end, 1) : end, endTime: next ? '00:00' : time(endTime) };
};

const isDay = (text: string): boolean => parseDate(text) === text;

/** The opposite, for a form: what ends as the next day begins, ends at 24:00. */
export const spanAsTyped = (span: Span): Span =>
  span.endTime === '00:00' && isDay(span.startDate) && isDay(span.endDate) && span.endDate > span.startDate
    ? { ...span, endDate: addDays(span.endDate, -1), endTime: '24:00' }
    : span;

const isMidnight = (typed: Time): boolean => parseEndTime(typed) === '24:00' && parseTime(typed) === undefined;

/** Without a time the whole last day counts. */
export const normaliseUntil = ({ date, time: typed }: Until): Until => ({
  date: day(date),
  time: isBlank(typed) || isMidnight(typed) ? '23:59' : time(typed),
});

const normaliseRepetition = (repetition: Repetition): Repetition => {
  if (repetition.type === 'none') return { type: 'none' };
  const until = normaliseUntil(repetition.until);
  if (repetition.type !== 'weekly') return { ...repetition, until };
  return { ...repetition, until, weekdays: weekdays.filter((weekday) => repetition.weekdays.includes(weekday)) };
};

const normaliseChange = (change: Change): Change => {
  const common = { on: day(change.on), reason: tidyLine(change.reason) };
  return change.kind === 'cancelled'
    ? { ...common, kind: 'cancelled' }
    : { ...common, kind: 'moved', span: normaliseSpan(change.span), location: change.location };
};

/** One change per day, the last that was made, in order. */
const normaliseChanges = (changes: Change[]): Change[] => {
  const byDay = new Map(changes.map(normaliseChange).map((change) => [change.on, change]));
  return [...byDay.values()].sort((a, b) => (a.on < b.on ? -1 : 1));
};

const normaliseMeeting = ({ id, name, span, location, cancelled }: Meeting): Meeting => ({
  id,
  name: tidyLine(name),
  span: normaliseSpan(span),
  location,
  cancelled: cancelled && { reason: tidyLine(cancelled.reason) },
});

const startOf = ({ span }: Meeting): string => `${span.startDate}T${span.startTime}`;

/** The one way to write what was typed: valid days and times in their form, others as typed; in order. Twice gives the same as once. */
export const normaliseTiming = (typed: Timing): Timing => {
  switch (typed.kind) {
    case 'dates':
      return {
        kind: 'dates',
        span: normaliseSpan(typed.span),
        repetition: normaliseRepetition(typed.repetition),
        changes: normaliseChanges(typed.changes),
      };
    case 'series':
      return {
        kind: 'series',
        meetings: typed.meetings.map(normaliseMeeting).sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0)),
      };
    case 'hours':
      return { kind: 'hours', from: day(typed.from), till: day(typed.till), hours: openingHours.normalise(hoursField, typed.hours) };
  }
};
