import { done, refused, type Outcome } from '../../outcome.ts';
import type { Problem } from '../../problem.ts';
import type { Span } from '../item.ts';
import { normaliseSpan } from '../normalise.ts';
import { spanProblems } from '../problems/span.ts';

export const refusedWith = (problems: Problem[]): { ok: false; refusal: ReturnType<typeof refused>['refusal'] } =>
  refused('form.problems', { count: problems.length }, problems);

/** The span that something moves to, as it is kept; what is wrong with it is at `span.startDate` and so on. */
export const wantedSpan = (typed: Span): Outcome<Span> => {
  const problems = spanProblems(typed, 'span', {});
  return problems.length > 0 ? refusedWith(problems) : done(normaliseSpan(typed));
};
