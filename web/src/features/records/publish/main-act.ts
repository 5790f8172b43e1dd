import type { Instant } from '@bronhouder/domain/instant.ts';
import { holds } from '@bronhouder/domain/condition.ts';
import { type Act, mayAct, type PublicationArea, reasonsAgainst, rightFor } from '@bronhouder/domain/publication/acts.ts';
import { inStretch, planAhead } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';

/** What the publish button says it will do (interface, "Publish"). */
export type Label = 'publish' | 'publishChanges' | 'plan' | 'replan' | 'upToDate' | 'none';

/** The publish button: its words, the act behind it, and the reason why it cannot be pressed. */
export type MainAct = { label: Label; act: Act; reason: RefusalCode | null };

const labelOf = (facts: Facts, now: Instant): Label => {
  if (reasonsAgainst('publish', facts, now).length === 0) return holds(inStretch, facts, now) ? 'publishChanges' : 'publish';
  if (reasonsAgainst('plan', facts, now).length === 0) return 'plan';
  return reasonsAgainst('publish', facts, now)[0] === 'publish.nothing-new' ? 'upToDate' : 'none';
};

/** What the publish button does for this record, this moment and somebody with these rights. */
export const mainAct = (facts: Facts, now: Instant, rights: readonly string[], area: PublicationArea): MainAct => {
  const label = labelOf(facts, now);
  const act = label === 'plan' ? 'plan' : 'publish';
  const may = mayAct(act, facts, now, rights, area);
  // Where nothing can be done by anybody, that is the reason, and not a right that would not help.
  const reason = reasonsAgainst(act, facts, now)[0] ?? (may.may ? null : may.code);
  return { label: label === 'plan' && holds(planAhead, facts, now) ? 'replan' : label, act, reason };
};

/** The acts that have a dialog of their own, in the order of the menu. */
export const dialogActs = ['withdrawPlan', 'depublish', 'cancelEnd', 'deactivate', 'activate', 'archive', 'restore', 'erase'] as const;
export type DialogAct = (typeof dialogActs)[number];

/** The acts that this record's state allows now, with the missing right where there is one. */
type Other = { act: DialogAct; reason: RefusalCode | null };

export const otherActs = (facts: Facts, now: Instant, rights: readonly string[], area: PublicationArea): Other[] =>
  dialogActs
    .filter((act) => rightFor(act, area) !== null && reasonsAgainst(act, facts, now).length === 0)
    .map((act) => {
      const may = mayAct(act, facts, now, rights, area);
      return { act, reason: may.may ? null : may.code };
    });

/** Whether an act has a dialog of its own. */
export const isDialogAct = (act: string): act is DialogAct => dialogActs.some((one) => one === act);
