import { parseDate } from '../../fields/calendar-date.ts';
import { characterProblems, isBlank, tidyLine } from '../../fields/characters.ts';
import { parseTime } from '../../fields/slots.ts';
import { problem } from '../../fields/rule.ts';
import type { Problem, ProblemCode } from '../../problem.ts';
import { addYears } from '../days.ts';
import type { Day } from '../item.ts';
import { limits } from '../limits.ts';

/** As it is unless said otherwise, what lacks is a problem too; while somebody types it is not. */
export type Strictness = { strict?: boolean };
export type TimingCheck = Strictness & { today: Day };

/** Something that was not filled in or chosen. */
export const lacking = (code: ProblemCode, field: string, { strict = true }: Strictness): Problem[] =>
  strict ? [problem(code, field)] : [];

/** A date that was filled in and exists; `code`: what is said when it was not filled in. */
export const dayProblems = (typed: string, field: string, code: ProblemCode, check: Strictness): Problem[] => {
  if (isBlank(typed)) return lacking(code, field, check);
  return parseDate(typed) === undefined ? [problem('date', field)] : [];
};

export const timeProblems = (typed: string, field: string, check: Strictness): Problem[] => {
  if (isBlank(typed)) return lacking('required', field, check);
  return parseTime(typed) === undefined ? [problem('time', field)] : [];
};

/** Not too far in the future. */
export const aheadProblems = (day: Day | undefined, field: string, { today }: TimingCheck): Problem[] => {
  const maximum = addYears(today, limits.yearsAhead);
  return day !== undefined && day > maximum ? [problem('date-too-far', field, { maximum })] : [];
};

/** Not too far apart. */
export const apartProblems = (from: Day | undefined, till: Day | undefined, field: string): Problem[] =>
  from !== undefined && till !== undefined && till > addYears(from, limits.yearsApart)
    ? [problem('dates-too-far-apart', field, { years: limits.yearsApart })]
    : [];

/** A line of text: no HTML, not too long. */
export const lineProblems = (text: string, field: string, maximum: number): Problem[] => {
  const length = Array.from(tidyLine(text)).length;
  return [...characterProblems(text, field), ...(length > maximum ? [problem('too-long', field, { maximum, length })] : [])];
};
