import { addYears, dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Meeting, Occurrence, Timing, Wall } from '@bronhouder/domain/agenda/item.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import { timingProblems } from '@bronhouder/domain/agenda/problems.ts';
import { firstDay, lastDay } from '@bronhouder/domain/agenda/reach.ts';
import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';

/** What is shown while somebody types. `assumed`: nobody said until when; a year is shown. */
export type Preview = { timing: Timing; occurrences: Occurrence[]; assumed: boolean };

/** A pattern of which only the end lacks is shown for a year. */
const withEnd = (timing: Timing): { timing: Timing; assumed: boolean } => {
  if (timing.kind === 'series') return { timing, assumed: false };
  if (timing.kind === 'hours') {
    const from = parseDate(timing.from);
    return from && timing.till.trim() === ''
      ? { timing: { ...timing, till: addYears(from, 1) }, assumed: true }
      : { timing, assumed: false };
  }
  const { span, repetition } = timing;
  const start = parseDate(span.startDate);
  if (repetition.type === 'none' || !start || repetition.until.date.trim() !== '') return { timing, assumed: false };
  const until = { date: addYears(start, 1), time: '23:59' };
  return { timing: { ...timing, repetition: { ...repetition, until } }, assumed: true };
};

/** Of a series the meetings whose day and times are known: each is shown as soon as it is typed. */
const withKnown = (timing: Timing, today: Day): Timing => {
  if (timing.kind !== 'series') return timing;
  const isKnown = (meeting: Meeting) =>
    timingProblems({ kind: 'series', meetings: [{ ...meeting, name: meeting.name || '-' }] }, { today }).length === 0;
  return { kind: 'series', meetings: timing.meetings.filter(isKnown) };
};

/** The dates of what is typed; nothing while it is not finished enough to have any. */
export const previewOf = (typed: Timing, today: Day): Preview | null => {
  const { timing, assumed } = withEnd(withKnown(normaliseTiming(typed), today));
  const unfinished = timing.kind === 'series' ? timing.meetings.length === 0 : timingProblems(timing, { today }).length > 0;
  if (unfinished) return null;
  return { timing, occurrences: occurrencesOf(timing, { from: firstDay(timing), till: lastDay(timing) }), assumed };
};

/** What is over at a moment on the clock, and what is to come. */
export const splitAt = (occurrences: readonly Occurrence[], now: Wall): { past: Occurrence[]; coming: Occurrence[] } => ({
  past: occurrences.filter(({ end }) => end <= now),
  coming: occurrences.filter(({ end }) => end > now),
});

export type Counts = { total: number; moved: number; cancelled: number; first: Day | null; last: Day | null };

/** The dates in numbers; `total` are those that take place. */
export const countsOf = (occurrences: readonly Occurrence[]): Counts => {
  const kept = occurrences.filter(({ state }) => state !== 'cancelled');
  const days = kept.map(({ start }) => dayOfWall(start)).sort();
  return {
    total: kept.length,
    moved: kept.filter(({ state }) => state === 'moved').length,
    cancelled: occurrences.length - kept.length,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
  };
};
