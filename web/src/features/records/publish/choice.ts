import { holds } from '@bronhouder/domain/condition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { mayAct, type PublicationArea } from '@bronhouder/domain/publication/acts.ts';
import { inStretch, planAhead } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { plan } from '@bronhouder/domain/publication/plan.ts';
import { publish } from '@bronhouder/domain/publication/publish.ts';
import { withdrawPlan } from '@bronhouder/domain/publication/withdraw-plan.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';

/** The publish options of point 4 that belong to the dialog; saving as concept or ready belongs to the form. */
export type Choice = 'now' | 'later' | 'none';

/** A chosen plan: its moments as far as they could be read, and whether an existing plan may go. */
export type Moments = { from: Instant | null; till: Instant | null; tillGiven: boolean; replace: boolean };

export type MomentProblem = { at: 'from' | 'till' | 'replace'; text: 'fromRequired' | 'fromPast' | 'tillBefore' | 'overwriteRequired' };

/** What "do not publish" means now: withdraw the plan, take out what is published, or nothing. */
export const noneMeans = (facts: Facts, now: Instant): 'withdrawPlan' | 'depublish' | null => {
  if (holds(planAhead, facts, now)) return 'withdrawPlan';
  return holds(inStretch, facts, now) ? 'depublish' : null;
};

/** Why an option cannot be chosen; null: it can. */
export const reasonAgainst = (
  choice: Choice,
  facts: Facts,
  now: Instant,
  rights: readonly string[],
  area: PublicationArea,
): RefusalCode | null => {
  const act = choice === 'now' ? 'publish' : choice === 'later' ? 'plan' : noneMeans(facts, now);
  if (act === null) return null;
  const may = mayAct(act, facts, now, rights, area);
  return may.may ? null : may.code;
};

/** The option that the dialog opens with: the first one possible. */
export const firstChoice = (facts: Facts, now: Instant, rights: readonly string[], area: PublicationArea): Choice =>
  (['now', 'later'] as const).find((choice) => reasonAgainst(choice, facts, now, rights, area) === null) ?? 'none';

/** Everything wrong with the moments of a plan. */
export const momentProblems = ({ from, till, tillGiven, replace }: Moments, facts: Facts, now: Instant): MomentProblem[] => [
  ...(from === null ? [{ at: 'from', text: 'fromRequired' } as const] : []),
  ...(from !== null && from <= now ? [{ at: 'from', text: 'fromPast' } as const] : []),
  ...(tillGiven && till === null ? [{ at: 'till', text: 'fromRequired' } as const] : []),
  ...(from !== null && till !== null && till <= from ? [{ at: 'till', text: 'tillBefore' } as const] : []),
  ...(holds(planAhead, facts, now) && !replace ? [{ at: 'replace', text: 'overwriteRequired' } as const] : []),
];

/** The facts as they would be after the choice, for the time line; the present ones where the choice changes nothing or cannot be made. */
export const factsAfter = (choice: Choice, { from, till }: Pick<Moments, 'from' | 'till'>, facts: Facts, now: Instant): Facts => {
  const at = { now, by: '', problems: [] };
  const outcome = (() => {
    if (choice === 'now') return publish(facts, {}, at);
    if (choice === 'none') return withdrawPlan(facts, at);
    return from === null ? null : plan(facts, { from, till, replace: true }, at);
  })();
  return outcome?.ok ? outcome.value.facts : facts;
};
