import type { Problem } from '../problem.ts';
import { parseDate } from './calendar-date.ts';
import { characterProblems, isBlank, tidyPart } from './characters.ts';
import { missing, problem, type Check } from './rule.ts';
import { isBlankSlot, normaliseSlots, slotsProblems } from './slots.ts';
import type { OpeningException } from './value.ts';

export const isBlankException = ({ from, till, slots, reason }: OpeningException): boolean =>
  [from, till, reason].every(isBlank) && slots.every(isBlankSlot);

const day = (typed: string | undefined): string | undefined => (typed === undefined ? undefined : parseDate(typed));

/** More days that differ than anybody keeps in sight: opening hours hold no more. */
export const mostExceptions = 400;

/** The days of an exception; nothing while a date is missing or wrong. */
const range = ({ from, till }: OpeningException): { first: string; last: string } | undefined => {
  const first = day(from);
  const last = isBlank(till) ? first : day(till);
  return first && last ? { first, last } : undefined;
};

const normaliseException = (exception: OpeningException): OpeningException => {
  const from = day(exception.from) ?? exception.from.trim();
  const till = day(exception.till) ?? tidyPart(exception.till);
  const reason = tidyPart(exception.reason);
  return { from, ...(till && till !== from ? { till } : {}), slots: normaliseSlots(exception.slots), ...(reason ? { reason } : {}) };
};

/** Exceptions in order of their dates; blank ones are left out. */
export const normaliseExceptions = (exceptions: OpeningException[]): OpeningException[] =>
  exceptions
    .filter((exception) => !isBlankException(exception))
    .map(normaliseException)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));

const dateProblems = (exception: OpeningException, path: string, check: Check): Problem[] => {
  const { from, till } = exception;
  const days = range(exception);
  return [
    ...(isBlank(from) ? missing(check, `${path}.from`) : day(from) ? [] : [problem('date', `${path}.from`)]),
    ...(isBlank(till) || day(till) ? [] : [problem('date', `${path}.till`)]),
    ...(days && days.last < days.first ? [problem('date-order', `${path}.till`)] : []),
  ];
};

type Range = ReturnType<typeof range>;

const sharesDays = (mine: Range, earlier: readonly Range[]): boolean =>
  mine !== undefined && earlier.some((other) => other !== undefined && other.first <= mine.last && mine.first <= other.last);

/** Dates that exist, in order, each day in one exception at most (point 5), and slots as in a week. */
export const exceptionsProblems = (exceptions: OpeningException[], check: Check): Problem[] => {
  const ranges = exceptions.map(range);
  return exceptions.flatMap((exception, index) => {
    const path = `.exceptions.${index}`;
    if (isBlankException(exception)) return [];
    return [
      ...dateProblems(exception, path, check),
      ...(sharesDays(ranges[index], ranges.slice(0, index)) ? [problem('duplicate-date', `${path}.from`)] : []),
      ...slotsProblems(exception.slots, `${path}.slots`, check),
      ...characterProblems(exception.reason, `${path}.reason`),
    ];
  });
};
