import type { RelationKind, RelationTypeContent, Side } from '@bronhouder/domain/relations/labels.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type RelationType = ApiAnswers['relationType']['list'][number];
export type Draft = RelationTypeContent;

const label = () => ({ input: '', output: '' });
export const emptyDraft = (): Draft => ({ kind: 'partOf', labels: { source: label(), target: label() } });
export const draftOf = ({ kind, labels }: RelationType): Draft => ({ kind, labels });

export const withKind = (draft: Draft, kind: RelationKind): Draft => ({ ...draft, kind });

type Use = 'input' | 'output';

/** With a label changed. While the form says the same as the page, it follows the page. */
export const withLabel = (draft: Draft, side: Side, use: Use, text: string): Draft => {
  const before = draft.labels[side];
  const follows = use === 'output' && before.input === before.output;
  return { ...draft, labels: { ...draft.labels, [side]: { ...before, ...(follows && { input: text }), [use]: text } } };
};

/** Whether two drafts would be kept as the same; of equals the other side does not count. */
export const sameDraft = (one: Draft, other: Draft): boolean => {
  const shown = ({ kind, labels }: Draft) => JSON.stringify([kind, labels.source, kind === 'equal' ? null : labels.target]);
  return shown(one) === shown(other);
};
