import { parseDate } from '../../fields/calendar-date.ts';
import { parseTime } from '../../fields/slots.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import { addDays, addYears } from '../days.ts';
import type { Span, Until } from '../item.ts';
import { limits } from '../limits.ts';
import { normaliseSpan, normaliseUntil } from '../normalise.ts';
import { dayProblems, type TimingCheck } from './part.ts';

/** Midnight belongs to the day that ends with it. */
const endOf = ({ endDate, endTime }: Span): { date: string; time: string } =>
  endTime === '00:00' && parseDate(endDate) !== undefined
    ? { date: addDays(endDate, -1), time: '23:59' }
    : { date: endDate, time: endTime };

const dateProblems = (until: string, { startDate, end }: { startDate: string; end: string }, path: string): Problem[] => {
  const start = parseDate(startDate);
  if (start === undefined) return [];
  const maximum = addYears(start, limits.yearsApart);
  if (until < start) return [problem('until-before-start', path)];
  if (parseDate(end) !== undefined && until < end) return [problem('until-before-end', path)];
  return until > maximum ? [problem('until-too-far', path, { maximum })] : [];
};

/** On the day of the first one the repetition ends neither before that begins nor before it ends; on a later day any time will do. */
const timeProblems = (until: Until, span: Span, path: string): Problem[] => {
  const end = endOf(span);
  if (until.date === span.startDate && parseTime(span.startTime) !== undefined && until.time < span.startTime)
    return [problem('until-time-before-start', path)];
  if (until.date === end.date && parseTime(end.time) !== undefined && until.time < end.time)
    return [problem('until-time-before-end', path)];
  return [];
};

/** What is wrong with until when it repeats. */
export const untilProblems = (typed: Until, typedSpan: Span, path: string, check: TimingCheck): Problem[] => {
  const [until, span] = [normaliseUntil(typed), normaliseSpan(typedSpan)];
  const known = parseDate(until.date) !== undefined;
  return [
    ...dayProblems(until.date, `${path}.date`, 'until-required', check),
    ...(known ? dateProblems(until.date, { startDate: span.startDate, end: endOf(span).date }, `${path}.date`) : []),
    ...(parseTime(until.time) === undefined ? [problem('time', `${path}.time`)] : known ? timeProblems(until, span, `${path}.time`) : []),
  ];
};
