import type { Instant } from '@bronhouder/domain/instant.ts';
import { plan } from '@bronhouder/domain/publication/plan.ts';
import { strictProblems } from './problems.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, type Seen, standing, written } from './written.ts';

type Input = Seen & { from: Instant; till: Instant | null; replace: boolean };

/** Plans the newest revision from a moment on; a plan that exists is replaced only when that is confirmed. */
export const planOrganisation: OrganisationVerb<Input> = {
  records: organisations,
  withoutRight: 'publish.right',
  decide: (it, { from, till, replace }, at) => {
    const { problems, ask } = strictProblems(it.types, it.content, at.caller);
    if (ask.length > 0) return { ask };
    return written(it, plan(it.facts, { from, till, replace }, { ...at, problems }));
  },
  answer: standing,
};
