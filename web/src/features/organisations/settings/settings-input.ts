import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { putOnline } from '@bronhouder/domain/publication/put-online.ts';
import { workflowOffReasons } from '@bronhouder/domain/publication/workflow-off.ts';

/** What can be set, as it stands in the form. */
export type SettingsInput = { types: string[]; online: boolean; workflow: boolean; productWorkflow: boolean };

const sameTypes = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((type) => other.includes(type));

/** How many settings differ from what is saved. */
export const changedSettings = (saved: SettingsInput, input: SettingsInput): number =>
  [
    sameTypes(saved.types, input.types),
    saved.online === input.online,
    saved.workflow === input.workflow,
    saved.productWorkflow === input.productWorkflow,
  ].filter((same) => !same).length;

type At = { now: Instant; problems: readonly Problem[] };

/**
 * Everything that stands in the way of the switches as they are wanted (point 4), as far as it can be known here: what depends on the
 * organisation's products is the server's to say. A planned publication is no obstacle but has to be confirmed: see `losesPlan`.
 */
export const switchReasons = (facts: Facts, wanted: SettingsInput, { now, problems }: At): Reason[] => {
  const at = { now, problems, by: '', productChanges: 0 };
  const online = wanted.online && !facts.online ? putOnline(facts, at) : null;
  const ofOnline: Reason[] = online && !online.ok ? [{ code: online.refusal.code, values: online.refusal.values }] : [];
  const after = { ...facts, online: wanted.online };
  return [...ofOnline, ...(facts.workflow && !wanted.workflow ? workflowOffReasons(after, { cancelPlans: true }, at) : [])];
};

/** Whether turning the workflow off cancels a planned publication, which has to be confirmed (point 4). */
export const losesPlan = (facts: Facts, wanted: SettingsInput, now: Instant): boolean =>
  facts.workflow && !wanted.workflow && facts.plannedFrom !== null && facts.plannedFrom > now;
