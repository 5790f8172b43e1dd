import { parseDate } from '../../fields/calendar-date.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import { addYears } from '../days.ts';
import { patternDays } from '../expand/pattern.ts';
import type { Change, Timing } from '../item.ts';
import { limits } from '../limits.ts';
import { normaliseTiming } from '../normalise.ts';
import { aheadProblems, dayProblems, lineProblems, type TimingCheck } from './part.ts';
import { patternProblems } from './repetition.ts';
import { spanProblems } from './span.ts';
import { untilProblems } from './until.ts';

type Dates = Extract<Timing, { kind: 'dates' }>;

/** A moved date may lie a year beyond the pattern, no further. */
const movedProblems = (change: Change, start: string | undefined, path: string, check: TimingCheck): Problem[] => {
  if (change.kind === 'cancelled') return [];
  const day = parseDate(change.span.startDate);
  const maximum = start === undefined ? undefined : addYears(start, limits.yearsApart + 1);
  const far = day !== undefined && maximum !== undefined && day > maximum;
  return [
    ...spanProblems(change.span, `${path}.span`, check),
    ...(far ? [problem('date-too-far', `${path}.span.startDate`, { maximum })] : []),
  ];
};

const changeProblems = (change: Change, start: string | undefined, path: string, check: TimingCheck): Problem[] => [
  ...dayProblems(change.on, `${path}.on`, 'required', check),
  ...lineProblems(change.reason, `${path}.reason`, limits.reasonLength),
  ...movedProblems(change, start, path, check),
];

/** A pattern without a single day. Asked of one with which nothing else is wrong. */
const emptyProblems = (typed: Dates): Problem[] => {
  const timing = normaliseTiming(typed);
  const empty = timing.kind === 'dates' && patternDays(timing.span, timing.repetition, -Infinity, Infinity).length === 0;
  return empty ? [problem('no-dates', 'timing.repetition.until.date')] : [];
};

/** A moment, once or again and again. */
export const datesProblems = (dates: Dates, check: TimingCheck): Problem[] => {
  const { span, repetition, changes } = dates;
  const start = parseDate(span.startDate);
  const pattern = [
    ...spanProblems(span, 'timing.span', check),
    ...aheadProblems(start, 'timing.span.startDate', check),
    ...patternProblems(repetition, 'timing.repetition', check),
    ...(repetition.type === 'none' ? [] : untilProblems(repetition.until, span, 'timing.repetition.until', check)),
  ];
  return [
    ...pattern,
    ...(pattern.length === 0 && check.strict !== false ? emptyProblems(dates) : []),
    ...changes.flatMap((change, index) => changeProblems(change, start, `timing.changes.${index}`, check)),
  ];
};
