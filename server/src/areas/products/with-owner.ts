import { holds } from '@bronhouder/domain/condition.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { OfProducts } from '@bronhouder/domain/organisations/settings.ts';
import { planAhead, unpublishedChanges } from '@bronhouder/domain/publication/conditions.ts';
import { endWithOwner } from '@bronhouder/domain/publication/end-with-owner.ts';
import { withdrawPlan } from '@bronhouder/domain/publication/withdraw-plan.ts';
import type { Transaction } from 'kysely';
import type { Along, At } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import type { Trace } from '../../trace.ts';
import { planLost, traceOf } from '../records/written.ts';
import { type Changed, changedProducts } from './change-many.ts';
import { lockedProductsOf, type ProductOfOwner } from './queries/of-owner.ts';

const traceWith = (it: ProductOfOwner, next: ProductOfOwner['facts'], trace: Omit<Trace, 'note' | 'tell'>): Trace => {
  const lost = planLost(it.facts, next);
  return { ...trace, note: null, values: { ...trace.values, ...lost }, tell: it.watched || 'planner' in lost };
};

/** How it stands in the log of each product. */
const actOf = { deactivate: 'endByDeactivation', archive: 'endByArchive' } as const;

/**
 * What goes out with an organisation that is deactivated or archived: each of its products that is published or planned, with a trace of
 * its own, in the statement that writes the organisation. Its products are locked first, so that none is published beside it.
 */
export const endingProducts = async (
  trx: Transaction<DB>,
  organisation: Key,
  because: 'deactivate' | 'archive',
  at: At,
): Promise<Along | undefined> => {
  const products = await lockedProductsOf(trx, organisation);
  const ended = products.flatMap((it): Changed[] => {
    const ending = endWithOwner(it.facts, at.now);
    if (!ending) return [];
    const { facts, moments, revision, values } = ending;
    const act = traceWith(it, facts, { act: actOf[because], revision, values });
    return [{ it: { ...it, facts }, traces: [...moments.map(traceOf), act] }];
  });
  return changedProducts(ended, at.caller);
};

/** What of its products an organisation has to look at before a workflow is turned off; archived ones do not count. */
export const ofProducts = (products: readonly ProductOfOwner[], now: Instant): OfProducts => {
  const there = products.filter(({ facts }) => facts.archivedAt === null);
  return {
    productChanges: there.filter(({ facts }) => holds(unpublishedChanges, facts, now)).length,
    productPlans: there.filter(({ facts }) => holds(planAhead, facts, now)).length,
  };
};

/** The plans of an organisation's products are withdrawn, because their workflow is turned off. */
export const withdrawingPlans = (products: readonly ProductOfOwner[], at: At): Along | undefined => {
  const withdrawn = products.flatMap((it): Changed[] => {
    const decided = withdrawPlan(it.facts, at);
    if (!decided.ok) return [];
    const { facts, event, moments } = decided.value;
    const act = traceWith(it, facts, {
      act: event.act,
      revision: event.revision,
      values: { ...event.values, because: 'productWorkflowOff' },
    });
    return [{ it: { ...it, facts }, traces: [...moments.map(traceOf), act] }];
  });
  return changedProducts(withdrawn, at.caller);
};
