import { withdrawPlan } from '@bronhouder/domain/publication/withdraw-plan.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Withdraws a planned publication before it takes effect. */
export const withdrawPlanOfOrganisation: OrganisationVerb = {
  records: organisations,
  withoutRight: 'publish.right',
  decide: (it, _input, at) => written(it, withdrawPlan(it.facts, at)),
  answer: standing,
};
