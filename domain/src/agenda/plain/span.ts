import { readableDate } from '../../fields/calendar-date.ts';
import { dayNumber, daysBetween, weekdayOf } from '../days.ts';
import type { Day, Span, Time } from '../item.ts';
import type { Words } from '../words.ts';
import { filled } from './filled.ts';

const time = (at: Time, { values }: Words): string => at.replace(':', values.timeMark);

const dated = (day: Day, words: Words): string => `${words.weekdays[weekdayOf(dayNumber(day))]} ${readableDate(day)}`;

/** Days from the start to the end; midnight at the end of a day belongs to that day. */
const later = ({ startDate, endDate, endTime }: Span): number => daysBetween(startDate, endDate) - (endTime === '00:00' ? 1 : 0);

const endTime = (span: Span): Time => (span.endTime === '00:00' && span.endDate > span.startDate ? '24:00' : span.endTime);

/** `19.30–21.00`, `22.00 tot de volgende dag 02.00`. */
export const plainTimes = (span: Span, words: Words): string => {
  const [from, till, days] = [time(span.startTime, words), time(endTime(span), words), later(span)];
  if (days <= 0) return `${from}–${till}`;
  return days === 1 ? filled(words.nextDay, { from, till }) : filled(words.daysLater, { from, till, days });
};

/** `zaterdag 12-12-2026, 19.30–21.00`, `van vrijdag 11-12-2026 19.30 tot zondag 13-12-2026 16.00`. */
export const plainSpan = (span: Span, words: Words): string => {
  const start = dated(span.startDate, words);
  if (later(span) <= 0) return `${start}, ${plainTimes(span, words)}`;
  const from = `${start} ${time(span.startTime, words)}`;
  return filled(words.several, { from, till: `${dated(span.endDate, words)} ${time(span.endTime, words)}` });
};

/** A time as it is said. */
export const plainTime = time;
