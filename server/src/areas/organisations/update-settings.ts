import { done, refusedFor } from '@bronhouder/domain/outcome.ts';
import { changeSwitches } from '@bronhouder/domain/organisations/settings.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { againstMandatory } from '@bronhouder/domain/teams/deviations.ts';
import type { Trace } from '../../trace.ts';
import { ofProducts, withdrawingPlans } from '../products/with-owner.ts';
import { lockedProductsOf } from '../products/queries/of-owner.ts';
import { heldAlong } from '../teams/queries/held-along.ts';
import { organisationTypes } from '../types/queries.ts';
import { strictProblems } from '../records/problems.ts';
import { organisations } from './store.ts';
import { typeReasons } from './type-reasons.ts';
import { planLost, type RecordVerb, type Seen, standing, traceOf } from '../records/written.ts';
import type { OrganisationRecord } from './record.ts';

type Input = Seen & { types: string[]; online: boolean; workflow: boolean; productWorkflow: boolean; cancelPlans: boolean };

const settingTrace = (act: string, values: Trace['values'] = {}): Trace => ({ act, revision: null, note: null, values });

/**
 * Sets types and switches together, or refuses with every reason at once (points 4 and 5). A switch is not turned away from what a team
 * made mandatory, a type is not added that it does not allow; what was out of line before may stay.
 */
export const updateSettings: RecordVerb<OrganisationRecord, Input> = {
  records: organisations,
  decide: async (it, input, at, trx) => {
    const { tenant } = at.caller;
    const [available, held] = [await organisationTypes(trx), await heldAlong(trx, it.place.teams, tenant)];
    const current = it.types.map((type) => type.key);
    const ofTypes = typeReasons({ chosen: input.types, current, available, held }, tenant);
    const ofTeam = againstMandatory(input, { ...it.facts, productWorkflow: it.productWorkflow }, held);
    const types = input.types.flatMap((key) => available.filter((type) => type.key === key));
    const { problems, ask } = strictProblems(types, it.content, at.caller);
    if (ask.length > 0 && (input.online !== it.facts.online || input.workflow !== it.facts.workflow)) return { ask };
    const turnedOff = (it.facts.workflow && !input.workflow) || (it.productWorkflow && !input.productWorkflow);
    const products = turnedOff ? await lockedProductsOf(trx, it.key) : [];
    const switched = changeSwitches(it.facts, it, input, input, { ...at, problems, ...ofProducts(products, at.now) });
    const ofSwitches = switched.ok
      ? []
      : [{ code: switched.refusal.code, values: switched.refusal.values }, ...(switched.refusal.also ?? [])];
    const [first, ...also] = [...ofTypes, ...ofTeam, ...ofSwitches];
    if (first) return refusedFor(first, also, problems);
    if (!switched.ok) return switched;
    const { facts, productWorkflow, events, moments } = switched.value;
    const lost = planLost(it.facts, facts);
    const traces = [
      ...moments.map(traceOf),
      ...events.map(
        (event): Trace => ({
          act: event.act,
          revision: null,
          note: null,
          values: { ...event.values, ...lost },
          tell: it.watched || 'planner' in lost,
        }),
      ),
      ...(sameValue(current, input.types) ? [] : [settingTrace('setTypes', { before: current.join(' '), after: input.types.join(' ') })]),
      ...(it.productWorkflow === productWorkflow ? [] : [settingTrace(productWorkflow ? 'productWorkflowOn' : 'productWorkflowOff')]),
    ];
    const along = it.productWorkflow && !productWorkflow ? withdrawingPlans(products, at) : undefined;
    return done(traces.length === 0 ? { unchanged: true } : { next: { ...it, facts, productWorkflow, types }, traces, along });
  },
  answer: standing,
};
