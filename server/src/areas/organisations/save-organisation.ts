import { fieldsOf, normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { save } from '@bronhouder/domain/publication/save.ts';
import { stretchOfNow } from '@bronhouder/domain/publication/timeline.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { At, Decided, Verb } from '../../change.ts';
import { type Merged, mergedWithNewest } from './merged-content.ts';
import { strictProblems } from './problems.ts';
import type { TypeReference } from '../types/queries.ts';
import { type OrganisationRecord, referencesOf } from './record.ts';
import { shownInLists } from './shown-in-lists.ts';
import { organisations } from './store.ts';
import { withStoredFiles } from './stored-files.ts';
import { type Standing, standing, written } from './written.ts';

type Input = { key: string; revision: number; types: TypeReference[]; state: 'concept' | 'ready'; content: Content };
type Answer = Standing & Merged & { unchanged: boolean };

/** What the types do not have (any more) is not in the form, and stays as it is. */
const outsideTheForm = (it: OrganisationRecord): Content => {
  const inForm = new Set(fieldsOf(combine(it.types)).map((field) => field.key));
  return Object.fromEntries(Object.entries(it.content).filter(([field]) => !inForm.has(field)));
};

/** Whether this save shows something to readers or promises to: then the rules are strict. */
const isStrict = (it: OrganisationRecord, input: Input, at: At) => input.state === 'ready' || stretchOfNow(it.facts, at.now) !== null;

const decideOn = (it: OrganisationRecord, input: Input, together: Merged, at: At): Decided<OrganisationRecord, Merged> => {
  const { content } = together;
  const locked = notEditable(combine(it.types), it.content, content, at.rights.includes('ORGANISATION:fieldAdmin'));
  if (locked.length > 0) return refused('save.problems', { count: locked.length }, locked);
  if (input.state === 'ready' && !at.rights.includes('ORGANISATION:changeConcept')) return refused('right.missing');
  const fields = changes(it.content, content);
  const changed = fields.length > 0;
  if (!changed && input.state === it.facts.state) return done({ unchanged: true, aside: together });
  const { problems, ask } = strictProblems(it.types, content, at.caller);
  if (ask.length > 0 && isStrict(it, input, at)) return { ask };
  const mayPublish = at.rights.includes('ORGANISATION:publish');
  const saved = save(it.facts, { state: input.state, changed }, { ...at, problems, mayPublish });
  const beside = changed ? { content, ...shownInLists(content, it), savedAt: at.now, savedBy: at.by } : {};
  const outcome = written(it, saved, beside);
  return outcome.ok ? done({ ...outcome.value, aside: together, ...(changed && { fields }) }) : outcome;
};

/**
 * Saves what was typed as a new revision, as concept or as ready, together with what others saved meanwhile. A save that changes
 * nothing makes no revision. Refuses save.type-changed, input.invalid, save.conflict, save.problems, save.archived, publish.right.
 */
export const saveOrganisation: Verb<OrganisationRecord, Input, Answer, Merged> = {
  records: organisations,
  decide: async (it, input, at, trx) => {
    const sections = combine(it.types);
    if (!sameValue(input.types, referencesOf(it.types))) return refused('save.type-changed');
    const typed = readContent(sections, input.content, it.content);
    if (!typed.ok) return typed;
    const mine = { ...outsideTheForm(it), ...normaliseContent(sections, typed.value) };
    const filed = await withStoredFiles(trx, it, mine);
    if (!filed.ok) return filed;
    const together = await mergedWithNewest(it, input.revision, filed.value, trx);
    if (!together.ok) return together;
    return decideOn(it, input, together.value, at);
  },
  answer: (next, { changed, aside }) => ({
    ...standing(next),
    content: next.content,
    merged: aside?.merged ?? [],
    mergedFrom: aside?.mergedFrom ?? null,
    unchanged: !changed,
  }),
};
