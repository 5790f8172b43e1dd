import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { survivors } from '@bronhouder/domain/saving/structure-change.ts';
import { type DraftPlace, type DraftStore, keepDraft, readDraft, type TypeReference } from '../../../forms/draft-store.ts';

/** Where the input for a new record is kept until it is saved: one at a time per team, or per kind and organisation (`within`). */
export const newDraftPlace = (user: { tenantId: string; id: string }, within: string): DraftPlace => ({
  tenant: user.tenantId,
  user: user.id,
  record: `new-${within}`,
});

/** What was typed before without what the form of these sections would hold otherwise; what it does not show is kept for other types. */
export const fitting = (sections: Section[], content: Content): Content => {
  const fields = new Set(fieldsOf(sections).map(({ key }) => key));
  const unfit = survivors(sections, content).left.filter((key) => fields.has(key));
  return Object.fromEntries(Object.entries(content).filter(([key]) => !unfit.includes(key)));
};

/** Makes the kept input one of these types, so that choosing other types loses nothing that was typed. */
export const carryOver = (store: DraftStore, place: DraftPlace, sections: Section[], types: TypeReference[]): void => {
  const draft = readDraft(store, place);
  if (draft) keepDraft(store, place, { ...draft, types, revision: 0, base: {}, content: fitting(sections, draft.content) });
};
