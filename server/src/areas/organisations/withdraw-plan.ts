import { withdrawingPlan } from '../records/publishing.ts';
import { publishableOrganisation } from './publishable.ts';

/** Withdraws a planned publication before it takes effect. */
export const withdrawPlanOfOrganisation = withdrawingPlan(publishableOrganisation);
