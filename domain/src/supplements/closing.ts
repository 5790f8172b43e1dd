import { addYears } from '../agenda/days.ts';
import { limits } from '../agenda/limits.ts';
import { characterProblems } from '../fields/characters.ts';
import { problem } from '../fields/rule.ts';
import type { Problem } from '../problem.ts';

/** A supplement that cannot be used for a while (a hall that is rebuilt): days of the tenant's zone, both included; no end: until further notice. */
export type Closing = { from: string; till: string | null; reason: string };

/** How it stands on a day: nothing planned, still to come, closed, or over. */
export type ClosingState = 'open' | 'upcoming' | 'closed' | 'past';

/** Time decides: nobody has to open what was closed until a day (decisions 2). */
export const closingState = (closing: Closing | null, today: string): ClosingState => {
  if (!closing) return 'open';
  if (today < closing.from) return 'upcoming';
  return closing.till !== null && today > closing.till ? 'past' : 'closed';
};

/** Is it closed on this day? */
export const closedOn = (closing: Closing | null, day: string): boolean => closingState(closing, day) === 'closed';

/** What is wrong with a closing, by field: a beginning further ahead than anything is planned; an end before its beginning, or over already; no reason for readers, or one that is no text. */
export const closingProblems = ({ from, till, reason }: Closing, today: string): Problem[] => {
  const problems: Problem[] = [];
  const latest = addYears(today, limits.yearsAhead);
  if (from > latest) problems.push(problem('date-too-far', 'from', { maximum: latest }));
  if (till !== null && till < from) problems.push(problem('date-order', 'till'));
  else if (till !== null && till < today) problems.push(problem('date-minimum', 'till', { minimum: today }));
  if (reason.trim() === '') problems.push(problem('required', 'reason'));
  problems.push(...characterProblems(reason, 'reason', true));
  return problems;
};
