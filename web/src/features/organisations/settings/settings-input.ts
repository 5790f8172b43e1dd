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

/** The products of the organisation: whether they have a workflow, how many have unpublished changes, and how many a plan. */
export type ItsProducts = { productWorkflow: boolean; products: { changes: number; plans: number } };
const noProducts: ItsProducts = { productWorkflow: false, products: { changes: 0, plans: 0 } };
type At = { now: Instant; problems: readonly Problem[] };

/**
 * Everything that stands in the way of the switches as they are wanted (point 4). A planned publication is no obstacle but has to be confirmed: see `losesPlan`.
 */
export const switchReasons = (facts: Facts, wanted: SettingsInput, { now, problems }: At, its = noProducts): Reason[] => {
  const productChanges = its.products.changes;
  const at = { now, problems, by: '', productChanges };
  const online = wanted.online && !facts.online ? putOnline(facts, at) : null;
  const ofOnline: Reason[] = online && !online.ok ? [{ code: online.refusal.code, values: online.refusal.values }] : [];
  const after = { ...facts, online: wanted.online };
  if (facts.workflow && !wanted.workflow) return [...ofOnline, ...workflowOffReasons(after, { cancelPlans: true }, at)];
  const waiting: Reason = { code: 'settings.workflow-product-changes', values: { count: productChanges } };
  return productChanges > 0 && its.productWorkflow && !wanted.productWorkflow ? [...ofOnline, waiting] : ofOnline;
};

/** Whether turning the workflow off cancels a planned publication, which has to be confirmed (point 4). */
export const losesPlan = (facts: Facts, wanted: SettingsInput, now: Instant): boolean =>
  facts.workflow && !wanted.workflow && facts.plannedFrom !== null && facts.plannedFrom > now;

/** How many products lose their plan when the workflow of products is turned off, which has to be confirmed as well. */
export const losesProductPlans = (wanted: SettingsInput, { productWorkflow, products }: ItsProducts): number =>
  productWorkflow && !wanted.productWorkflow ? products.plans : 0;
