import { parseDate } from '../../fields/calendar-date.ts';
import { isBlank } from '../../fields/characters.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem } from '../../problem.ts';
import type { Meeting } from '../item.ts';
import { limits } from '../limits.ts';
import { aheadProblems, apartProblems, lacking, lineProblems, type TimingCheck } from './part.ts';
import { spanProblems } from './span.ts';

const nameProblems = (name: string, path: string, check: TimingCheck): Problem[] =>
  isBlank(name) ? lacking('required', path, check) : lineProblems(name, path, limits.nameLength);

/** Meetings with names, none too far from the first. */
export const seriesProblems = (meetings: Meeting[], check: TimingCheck): Problem[] => {
  if (meetings.length === 0) return lacking('meetings-required', 'timing.meetings', check);
  if (meetings.length > limits.meetings) return [problem('select-at-most', 'timing.meetings', { maximum: limits.meetings })];
  const [first] = meetings.flatMap(({ span }) => parseDate(span.startDate) ?? []).sort();
  return meetings.flatMap(({ name, span, cancelled }, index) => {
    const path = `timing.meetings.${index}`;
    const start = parseDate(span.startDate);
    return [
      ...nameProblems(name, `${path}.name`, check),
      ...spanProblems(span, `${path}.span`, check),
      ...(start === first ? aheadProblems(start, `${path}.span.startDate`, check) : apartProblems(first, start, `${path}.span.startDate`)),
      ...lineProblems(cancelled?.reason ?? '', `${path}.cancelled.reason`, limits.reasonLength),
    ];
  });
};
