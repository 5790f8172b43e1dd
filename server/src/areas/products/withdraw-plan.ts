import { withdrawingPlan } from '../records/publishing.ts';
import { publishableProduct } from './publishable.ts';

/** Withdraws a planned publication before it takes effect. */
export const withdrawPlanOfProduct = withdrawingPlan(publishableProduct);
