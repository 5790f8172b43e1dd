import type { Problem } from '@bronhouder/domain/problem.ts';
import { problemsOfRelationType } from '@bronhouder/domain/relations/problems.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { useWrite } from '../../../forms/use-write.ts';
import { type Draft, sameDraft } from '../draft.ts';

type Standing = { draft: Draft; version: number };
type Options = { team: string; key: string | null; kept: Standing; onMade: (key: string) => void };

const textAt = ({ labels }: Draft, { field }: Problem): string | undefined => {
  const [, side, use] = field.split('.');
  return labels[side as keyof Draft['labels']]?.[use as 'input' | 'output'];
};

/**
 * The form of a relation type: what was typed, from which version it started, what is wrong. A version that somebody else saved meanwhile
 * is noticed; what was typed stays.
 */
export const useTypeForm = ({ team, key, kept, onMade }: Options) => {
  const { t } = useTranslation();
  const [base, setBase] = useState(kept);
  const [draft, setDraft] = useState(kept.draft);
  const [told, setTold] = useState(false);
  const [refused, setRefused] = useState<Draft | null>(null);
  const [made, setMade] = useState(false);
  const writing = useWrite({
    call: (written: Draft) =>
      key === null
        ? api.relationType.create({ team, ...written }, handled)
        : api.relationType.save({ team, relationType: key, version: base.version, ...written }, handled),
    said: () => t(key === null ? 'relations.edit.created' : 'relations.edit.saved'),
    onDone: (saved, written) => {
      setTold(false);
      if (key !== null) return setBase({ draft: written, version: saved.version });
      setMade(true);
      onMade(saved.key);
    },
  });
  const own = problemsOfRelationType(draft);
  // What the server refused is no problem any more once it was changed.
  const theirs = writing.problems.filter((problem) => refused && textAt(refused, problem) === textAt(draft, problem));
  const goOn = (from: Standing, next: Draft) => {
    setBase(from);
    setDraft(next);
    writing.reset();
  };
  const newer = kept.version > base.version || writing.code === 'version.newer';
  return {
    draft,
    dirty: !sameDraft(base.draft, draft),
    unsaved: !sameDraft(base.draft, draft) && !made,
    newer,
    pending: writing.pending,
    failure: writing.code === 'version.newer' ? null : writing.failure,
    problems: [...(told ? own : []), ...theirs],
    change: setDraft,
    tell: () => setTold(true),
    discard: () => goOn(base, base.draft),
    takeTheirs: () => goOn(kept, kept.draft),
    save: () => {
      setTold(true);
      const [first] = own;
      if (first) return document.getElementById(first.field.replace('labels.', 'label-').replace('.', '-'))?.focus();
      if (newer) setBase({ ...base, version: kept.version });
      setRefused(draft);
      writing.run(draft);
    },
  };
};
