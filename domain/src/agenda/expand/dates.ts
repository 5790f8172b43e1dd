import { dayOf, daysBetween, wallOf } from '../days.ts';
import type { Change, Day, Occurrence, Span, Timing } from '../item.ts';
import { givesDay, patternDays } from './pattern.ts';
import { isTime, numbersOf, touches, type Window } from './window.ts';

type Dates = Extract<Timing, { kind: 'dates' }>;

const cancelled = (change: Change | undefined) =>
  change?.kind === 'cancelled' ? { state: 'cancelled' as const, reason: change.reason } : { state: 'planned' as const, reason: '' };

const isMoment = ({ startDate, startTime, endDate, endTime }: Span): boolean =>
  isTime(startTime) && isTime(endTime) && !Number.isNaN(daysBetween(startDate, endDate));

const movedOf = ({ span, repetition, changes }: Dates, window: Window): Occurrence[] =>
  changes.flatMap((change) => {
    if (change.kind !== 'moved' || !isMoment(change.span)) return [];
    const start = wallOf(change.span.startDate, change.span.startTime);
    const end = wallOf(change.span.endDate, change.span.endTime);
    if (!touches(start, end, window) || !givesDay(span, repetition, change.on)) return [];
    return [{ at: change.on, start, end, state: 'moved', name: '', reason: change.reason, location: change.location }];
  });

/** The times of a moment that comes back, or does not. A change of a day that the pattern does not give is none. */
export const datesIn = (dates: Dates, window: Window): Occurrence[] => {
  const { span, repetition } = dates;
  if (!isMoment(span)) return [];
  const changes = new Map<Day, Change>(dates.changes.map((change) => [change.on, change]));
  const length = daysBetween(span.startDate, span.endDate);
  const { first, last } = numbersOf(window);
  const found = movedOf(dates, window);
  for (const number of patternDays(span, repetition, first - Math.max(0, length), last)) {
    const day = dayOf(number);
    const change = changes.get(day);
    if (change?.kind === 'moved') continue;
    const start = wallOf(day, span.startTime);
    const end = wallOf(length === 0 ? day : dayOf(number + length), span.endTime);
    if (touches(start, end, window)) found.push({ at: day, start, end, ...cancelled(change), name: '', location: null });
  }
  return found;
};
