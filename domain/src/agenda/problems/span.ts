import { parseDate } from '../../fields/calendar-date.ts';
import { parseTime } from '../../fields/slots.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import type { Span } from '../item.ts';
import { normaliseSpan } from '../normalise.ts';
import { apartProblems, dayProblems, timeProblems, type Strictness } from './part.ts';

/** Start not after end, end after start: said of the dates, or of the times where both are on one day. */
const orderProblems = (span: Span, path: string): Problem[] => {
  const [start, end] = [parseDate(span.startDate), parseDate(span.endDate)];
  if (start === undefined || end === undefined) return [];
  if (end < start) return [problem('date-order', `${path}.endDate`)];
  const [from, till] = [parseTime(span.startTime), parseTime(span.endTime)];
  if (start === end && from !== undefined && till !== undefined && till <= from) return [problem('time-order', `${path}.endTime`)];
  return apartProblems(start, end, `${path}.endDate`);
};

/** What is wrong with a span as typed. How far ahead it may lie is asked by who knows what it belongs to. */
export const spanProblems = (typed: Span, path: string, check: Strictness): Problem[] => {
  const span = normaliseSpan(typed);
  return [
    ...dayProblems(span.startDate, `${path}.startDate`, 'start-date-required', check),
    ...timeProblems(span.startTime, `${path}.startTime`, check),
    // Without an end date it ends on the day it starts: what is wrong with that day is said there.
    ...(span.endDate === span.startDate ? [] : dayProblems(span.endDate, `${path}.endDate`, 'required', check)),
    ...timeProblems(span.endTime, `${path}.endTime`, check),
    ...orderProblems(span, path),
  ];
};
