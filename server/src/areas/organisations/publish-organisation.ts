import { publish } from '@bronhouder/domain/publication/publish.ts';
import { strictProblems } from './problems.ts';
import { organisations } from './store.ts';
import { type OrganisationVerb, standing, written } from './written.ts';

/** Publishes the newest revision now; refused with everything that stands in the way at once. */
export const publishOrganisation: OrganisationVerb = {
  records: organisations,
  withoutRight: 'publish.right',
  decide: (it, _input, at) => {
    const { problems, ask } = strictProblems(it.types, it.content, at.caller);
    if (ask.length > 0) return { ask };
    return written(it, publish(it.facts, {}, { ...at, problems }), { depublicationNote: null });
  },
  answer: standing,
};
