import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import { problemsOfType } from '@bronhouder/domain/types/definition-problems.ts';
import { isWrittenType, type WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { differences } from '@bronhouder/domain/types/differences.ts';
import { type FocusEvent, useMemo, useState } from 'react';
import { useEarlierInput, useKeptInput } from '../../../forms/use-kept-input.ts';
import { typeId } from './type-form-context.ts';
import { useSaveType } from './use-save-type.ts';

export type Standing = { draft: WrittenType; version: number };
type Options = {
  /** Null: a new type. */
  type: string | null;
  concerns: TypeConcern;
  kept: Standing;
  supplementTypes: readonly string[];
  onMade: (key: string) => void;
};

const useEarlier = (record: string) => {
  const { earlier, told, dismiss } = useEarlierInput<WrittenType>(record);
  const sound = earlier && isWrittenType(earlier.base) && isWrittenType(earlier.content) ? earlier : undefined;
  return { earlier: sound, told: told && sound !== undefined, dismiss };
};

/**
 * The form of a type: what was written, also before a reload, from which version it started, what is wrong with it. A version that
 * somebody else saved meanwhile is noticed; what was written stays.
 */
export const useTypeForm = ({ type, concerns, kept, supplementTypes, onMade }: Options) => {
  const record = type === null ? `new-type-${concerns}` : `type-${type}`;
  const { earlier, told: restored, dismiss } = useEarlier(record);
  const [base, setBase] = useState<Standing>(earlier ? { draft: earlier.base, version: earlier.revision } : kept);
  const [draft, setDraft] = useState(earlier?.content ?? kept.draft);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState(false);
  const [made, setMade] = useState(false);
  const saving = useSaveType({ type, version: base.version, concerns }, (saved, written) => {
    setTold(false);
    setLeft(new Set());
    if (type === null) {
      setMade(true);
      onMade(saved.key);
    } else setBase({ draft: written, version: saved.version });
  });
  const own = useMemo(() => problemsOfType(draft, { supplementTypes }), [draft, supplementTypes]);
  const changes = useMemo(() => differences(base.draft, draft), [base.draft, draft]);
  const dirty = changes.length > 0 && !made;
  useKeptInput(record, { revision: base.version, base: base.draft, content: draft }, dirty);
  const goOn = (from: Standing, next: WrittenType) => {
    setBase(from);
    setDraft(next);
    saving.reset();
  };
  const problems = [...own, ...saving.problemsOf(draft)];
  return {
    draft,
    base,
    changes,
    saving,
    dirty,
    problems,
    shown: told ? problems : problems.filter(({ field }) => left.has(typeId(field)) || saving.problemsOf(draft).length > 0),
    /** When the input that came back was written. */
    restored: restored && dirty ? earlier?.at : undefined,
    dismiss,
    newer: saving.newer || kept.version > base.version,
    change: setDraft,
    /** An input was left: from now on its problems are shown. */
    leave: ({ target: { id } }: FocusEvent<HTMLElement>) =>
      // After the press that took the focus away: a message that comes in between would move the button from under it.
      void window.setTimeout(() => setLeft((before) => (before.has(id) ? before : new Set([...before, id]))), 200),
    tell: () => setTold(true),
    discard: () => goOn(base, base.draft),
    keepMine: () => goOn(kept, draft),
    takeTheirs: () => goOn(kept, kept.draft),
  };
};

export type TypeForm = ReturnType<typeof useTypeForm>;
