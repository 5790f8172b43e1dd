import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content, FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { merge } from '@bronhouder/domain/saving/merge.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { survivors } from '@bronhouder/domain/saving/structure-change.ts';
import { type Choice, choose, type ConflictState, conflictAt, conflictsAfter, typedOver } from './conflicts.ts';
import type { Draft, TypeReference } from './draft-store.ts';
import { isAtOrBelow, valueAt } from './path.ts';

/**
 * Everything a form of a record knows, as one value. Not kept in a form library: input is merged with a colleague's save, moved to
 * another revision and put away as a draft, and its problems never stop a concept from being saved.
 */
export type FormState = {
  /** The revision that `base` is the content of; a save names it. */
  revision: number;
  types: TypeReference[];
  base: Content;
  content: Content;
  /** Paths that were left: from then on their problems are shown. */
  left: ReadonlySet<string>;
  /** Problems that only the server knows, such as a mail domain; each stays until its value changes. */
  outside: Problem[];
  conflicts: ConflictState | null;
};

/** A saved content to go on with. */
export type Saved = { revision: number; types: TypeReference[]; content: Content };

export const opened = ({ revision, types, content }: Saved): FormState => ({
  revision,
  types,
  base: content,
  content,
  left: new Set(),
  outside: [],
  conflicts: null,
});

/** The form as a draft left it. */
export const reopened = ({ revision, types, base, content }: Draft): FormState => ({
  ...opened({ revision, types, content: base }),
  content,
});

const stillTrue = (problem: Problem, before: Content, after: Content): boolean =>
  sameValue(valueAt(before, problem.field), valueAt(after, problem.field));

/** Somebody typed or chose something in a field. */
export const typed = (state: FormState, field: string, value: FieldValue): FormState => {
  const content = { ...state.content, [field]: value };
  return {
    ...state,
    content,
    outside: state.outside.filter((problem) => stillTrue(problem, state.content, content)),
    conflicts: state.conflicts && typedOver(state.conflicts, field, value),
  };
};

/** The field is again what was saved. */
export const reverted = (state: FormState, field: string): FormState => typed(state, field, state.base[field] ?? null);

/** A field, or a part of one, was left. */
export const left = (state: FormState, path: string): FormState =>
  state.left.has(path) ? state : { ...state, left: new Set([...state.left, path]) };

/** Everything that is wrong is shown from now on, such as after a save. */
export const revealed = (state: FormState, sections: Section[]): FormState => ({
  ...state,
  left: new Set([...state.left, ...fieldsOf(sections).map((field) => field.key)]),
});

/** What the outside world answered about the value at a path; an answer about a value that is gone is dropped. */
export const answered = (state: FormState, path: string, about: unknown, problem: Problem | null): FormState => {
  if (!sameValue(valueAt(state.content, path), about)) return state;
  const others = state.outside.filter((one) => one.field !== path);
  return { ...state, outside: problem ? [...others, problem] : others };
};

/** The server refused the save and named these problems. */
export const refusedWith = (state: FormState, problems: Problem[]): FormState => ({
  ...state,
  outside: problems,
  left: new Set([...state.left, ...problems.map((problem) => problem.field)]),
});

/**
 * The record was saved by somebody else: my input goes on from the newest. Fields I did not touch follow it, fields that both
 * changed need a choice (decisions 4). `taken`: what was taken over from them.
 */
export const rebased = (
  state: FormState,
  newest: Saved,
  who: { by: string | null; at: Instant },
): { state: FormState; taken: string[] } => {
  const { merged, conflicts, taken } = merge(state.base, newest.content, state.content);
  const emptied = Object.fromEntries(Object.keys(state.content).map((key) => [key, merged[key] ?? null]));
  return {
    taken,
    state: {
      ...state,
      ...newest,
      base: newest.content,
      content: { ...emptied, ...merged },
      conflicts: conflictsAfter(state.conflicts, conflicts, who),
    },
  };
};

/** The editor chose which value of a field in conflict stays. */
export const chose = (state: FormState, field: string, choice: Choice): FormState => {
  const conflict = conflictAt(state.conflicts, field);
  if (!state.conflicts || !conflict) return state;
  return { ...state, content: { ...state.content, [field]: conflict.values[choice] }, conflicts: choose(state.conflicts, field, choice) };
};

/** The save went through: `sent` became `saved`. What was typed meanwhile stays, unsaved. */
export const saved = (state: FormState, sent: Content, answer: Saved): FormState => ({
  ...state,
  ...answer,
  base: answer.content,
  content: merge(sent, answer.content, state.content).merged,
  outside: [],
  conflicts: null,
});

/** The types changed while the form was open: input goes on in fields that still exist and still fit. `lost`: the fields whose input does not. */
export const restructured = (state: FormState, sections: Section[], types: TypeReference[]): { state: FormState; lost: string[] } => {
  const { left: gone } = survivors(sections, state.content);
  const content = { ...state.content, ...Object.fromEntries(gone.map((key) => [key, state.base[key] ?? null])) };
  return { state: { ...state, types, content }, lost: gone.filter((key) => !sameValue(state.content[key], state.base[key])) };
};

/** The problems to show now: those at, or below, a path that was left. */
export const shownProblems = (state: Pick<FormState, 'left'>, problems: Problem[]): Problem[] =>
  problems.filter((problem) => [...state.left].some((path) => isAtOrBelow(problem.field, path)));

/** What the form knows by itself and what the server added, each once. */
export const allProblems = (own: Problem[], outside: Problem[]): Problem[] => [
  ...own,
  ...outside.filter((problem) => !own.some((one) => one.field === problem.field && one.code === problem.code)),
];
