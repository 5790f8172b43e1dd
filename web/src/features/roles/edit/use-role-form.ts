import type { Problem } from '@bronhouder/domain/problem.ts';
import { problemsOfRole } from '@bronhouder/domain/roles/problems.ts';
import { useState } from 'react';
import { useEarlierInput, useKeptInput } from '../../../forms/use-kept-input.ts';
import { changesIn, type Draft } from './role-draft.ts';
import { type Target, useSaveRole } from './use-save-role.ts';

type Standing = { draft: Draft; version: number };
type Options = Omit<Target, 'role'> & {
  /** The role as it is kept; of a new one its key is null and `draft` what it begins with. */
  key: string | null;
  kept: Standing;
  onMade: (key: string) => void;
};

const onceEach = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.code}`, problem])).values(),
];

/** Where the unsaved input of a role is kept: of a new one apart for each role it is a copy of. */
const recordOf = ({ team, key, copiedFrom }: Omit<Options, 'kept' | 'onMade'>): string =>
  key === null ? `new-role-${team}-${copiedFrom ?? 'empty'}` : `role-${key}`;

/**
 * The form of a role: what was typed, also before a reload, from which version it started, what is wrong. A version that somebody else
 * saved meanwhile is noticed when it is fetched and when saving is refused; what was typed stays.
 */
export const useRoleForm = ({ team, key, copiedFrom, kept, onMade }: Options) => {
  const record = recordOf({ team, key, copiedFrom });
  const { earlier, told: restored, dismiss } = useEarlierInput<Draft>(record);
  const [base, setBase] = useState(earlier ? { draft: earlier.base, version: earlier.revision } : kept);
  const [draft, setDraft] = useState(earlier?.content ?? kept.draft);
  const [told, setTold] = useState(false);
  const [made, setMade] = useState(false);
  const role = key === null ? null : { key, version: base.version };
  const saving = useSaveRole({ team, role, copiedFrom }, (saved, written) => {
    setTold(false);
    if (key === null) {
      setMade(true);
      onMade(saved.key);
    } else setBase({ draft: written, version: saved.version });
  });
  const own = problemsOfRole(draft);
  const changes = changesIn(base.draft, draft);
  /** A new role is unsaved from the start; it is not worth asking about until something was typed. */
  const dirty = changes > 0 && !made;
  useKeptInput(record, { revision: base.version, base: base.draft, content: draft }, dirty);
  const goOn = (from: Standing, next: Draft) => {
    setBase(from);
    setDraft(next);
    saving.reset();
  };
  return {
    draft,
    base,
    changes,
    saving,
    dirty,
    /** When the input that came back was typed. */
    restored: restored && dirty ? earlier?.at : undefined,
    dismiss,
    problems: onceEach([...(told ? own : []), ...saving.problemsOf(draft)]),
    newer: saving.newer || kept.version > base.version,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    tell: () => setTold(true),
    discard: () => goOn(base, base.draft),
    keepMine: () => goOn(kept, draft),
    takeTheirs: () => goOn(kept, kept.draft),
    save: () => {
      setTold(true);
      if (own.length === 0) saving.save(draft);
      else document.getElementById('role-name')?.focus();
    },
  };
};
