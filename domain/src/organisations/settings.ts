import { holds } from '../condition.ts';
import type { Key } from '../instant.ts';
import { done, type Outcome, type Reason, refused, refusedFor } from '../outcome.ts';
import { archived } from '../publication/conditions.ts';
import type { Decision } from '../publication/decide.ts';
import type { Facts } from '../publication/facts.ts';
import { putOnline } from '../publication/put-online.ts';
import { takeOffline } from '../publication/take-offline.ts';
import { workflowOff, type WorkflowOffAt } from '../publication/workflow-off.ts';
import { workflowOn } from '../publication/workflow-on.ts';

/** What can be set for an organisation (point 3). The rules about `types` stand with the types. */
export type OrganisationSettings = {
  online: boolean;
  workflow: boolean;
  productWorkflow: boolean;
  types: readonly Key[];
  /** Product types this organisation may use; without it, those of its team. */
  allowedProductTypes?: readonly Key[];
  notifications?: boolean;
};

/** The switches that publication follows from. */
export type Switches = Pick<OrganisationSettings, 'online' | 'workflow' | 'productWorkflow'>;

export type SwitchesChanged = { facts: Facts; productWorkflow: boolean; events: Decision['event'][]; moments: Decision['moments'] };

type Turn = (facts: Facts) => Outcome<Decision>;

const turns = (facts: Facts, wanted: Switches, cancelPlans: boolean, at: WorkflowOffAt): Turn[] => [
  ...(wanted.online === facts.online ? [] : [(now: Facts) => (wanted.online ? putOnline(now, at) : takeOffline(now, at))]),
  ...(wanted.workflow === facts.workflow
    ? []
    : [(now: Facts) => (wanted.workflow ? workflowOn(now, at) : workflowOff(now, { cancelPlans }, at))]),
];

const withoutDoubles = (reasons: Reason[]): Reason[] =>
  reasons.filter((reason, index) => reasons.findIndex((other) => other.code === reason.code) === index);

/** The products of the organisation: how many have unpublished changes, and how many a plan. */
export type OfProducts = { productChanges: number; productPlans: number };

const productReasons = (
  before: Switches,
  wanted: Switches,
  cancelPlans: boolean,
  { productChanges, productPlans }: OfProducts,
): Reason[] => {
  if (!before.productWorkflow || wanted.productWorkflow) return [];
  return [
    ...(productChanges > 0 ? [{ code: 'settings.workflow-product-changes' as const, values: { count: productChanges } }] : []),
    ...(productPlans > 0 && !cancelPlans ? [{ code: 'settings.workflow-plans' as const, values: { count: productPlans } }] : []),
  ];
};

/**
 * Turns the switches to what is wanted, online first, or refuses with all reasons of all of them at once and changes nothing
 * (point 4). `cancelPlans`: it was confirmed that turning a
 * workflow off cancels planned publications, also those of products.
 */
export const changeSwitches = (
  facts: Facts,
  before: Pick<Switches, 'productWorkflow'>,
  wanted: Switches,
  input: { cancelPlans: boolean },
  at: WorkflowOffAt & OfProducts,
): Outcome<SwitchesChanged> => {
  if (holds(archived, facts, at.now)) return refused('save.archived');
  const changed: SwitchesChanged = { facts, productWorkflow: wanted.productWorkflow, events: [], moments: [] };
  const reasons: Reason[] = productReasons({ ...facts, ...before }, wanted, input.cancelPlans, at);
  for (const turn of turns(facts, wanted, input.cancelPlans, at)) {
    const outcome = turn(changed.facts);
    if (outcome.ok) {
      changed.facts = outcome.value.facts;
      changed.events.push(outcome.value.event);
      changed.moments.push(...outcome.value.moments);
    } else {
      const { code, values, also = [] } = outcome.refusal;
      reasons.push({ code, values }, ...also);
    }
  }
  const [first, ...also] = withoutDoubles(reasons);
  return first ? refusedFor(first, also, at.problems) : done(changed);
};
