import { problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Choice, openConflicts } from './conflicts.ts';
import { type DraftPlace, dropDraft, keepDraft, readDraft, type TypeReference } from './draft-store.ts';
import {
  allProblems,
  answered,
  chose,
  type FormState,
  left,
  opened,
  reopened,
  restructured,
  reverted,
  type Saved,
  shownProblems,
  typed,
} from './form-state.ts';

/** What a draft brought back: when it was typed, whether something newer was saved since, and what no longer has a field. */
export type Restored = { at: Instant; older: boolean; lost: string[] };

type Start = { state: FormState; restored: Restored | null };

const sameTypes = (a: TypeReference[], b: TypeReference[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const startOf = (place: DraftPlace, sections: Section[], saved: Saved): Start => {
  const draft = readDraft(localStorage, place);
  if (!draft || changes(draft.base, draft.content).length === 0) return { state: opened(saved), restored: null };
  const older = draft.revision < saved.revision;
  const typedBefore = changes(draft.base, draft.content).reduce(left, reopened(draft));
  if (sameTypes(draft.types, saved.types)) return { state: typedBefore, restored: { at: draft.at, older, lost: [] } };
  const { state, lost } = restructured(typedBefore, sections, saved.types);
  return { state, restored: { at: draft.at, older, lost } };
};

/** Puts unsaved input away on the device with every change, and forgets it once there is none. False: the device does not keep it. */
const useKeptDraft = (place: DraftPlace, { revision, types, base, content }: FormState, dirty: boolean): boolean => {
  const [kept, setKept] = useState(true);
  const { tenant, user, record } = place;
  useEffect(() => {
    const here = { tenant, user, record };
    if (dirty) setKept(keepDraft(localStorage, here, { revision, types, base, content, at: new Date().toISOString() }));
    else dropDraft(localStorage, here);
  }, [tenant, user, record, dirty, revision, types, base, content]);
  return kept;
};

/**
 * The form of one record: its state, what follows from it, and what can be done to it. Starts from the draft on this device if there
 * is one, else from what was saved.
 */
export const useRecordForm = (place: DraftPlace, sections: Section[], saved: Saved, today: string) => {
  const [start] = useState(() => startOf(place, sections, saved));
  const [state, setState] = useState(start.state);
  const [restored, setRestored] = useState(start.restored);
  const changed = useMemo(() => changes(state.base, state.content), [state.base, state.content]);
  const own = useMemo(() => problemsOf(sections, state.content, { today }), [sections, state.content, today]);
  const problems = useMemo(() => allProblems(own, state.outside), [own, state.outside]);
  const shown = useMemo(() => shownProblems(state, problems), [state, problems]);
  const kept = useKeptDraft(place, state, changed.length > 0);
  const type = useCallback((field: string, value: FieldValue) => setState((now) => typed(now, field, value)), []);
  const revert = useCallback((field: string) => setState((now) => reverted(now, field)), []);
  const choose = useCallback((field: string, choice: Choice) => setState((now) => chose(now, field, choice)), []);
  const leave = useCallback((path: string) => setState((now) => left(now, path)), []);
  const answer = useCallback(
    (path: string, about: unknown, problem: Problem | null) => setState((now) => answered(now, path, about, problem)),
    [],
  );
  return {
    state,
    setState,
    changed,
    problems,
    shown,
    kept,
    conflicts: openConflicts(state.conflicts),
    restored,
    dismissRestored: () => setRestored(null),
    type,
    revert,
    choose,
    leave,
    answer,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
