import type { Instant } from '@bronhouder/domain/instant.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import type { Choice } from '../../../forms/conflicts.ts';
import { isAtOrBelow, valueAt } from '../../../forms/path.ts';
import { contentOf, type TypedContent, type TypedItem, withContent } from './typed-item.ts';

export const parts = ['product', 'location', 'timing'] as const;
export type Part = (typeof parts)[number];

/** A part that two people changed, and what was chosen; null: not seen yet. */
export type PartConflict = { part: Part; values: Record<Choice, TypedContent>; chosen: Choice | null };
export type ItemConflicts = { by: string | null; at: Instant; parts: PartConflict[] };

/** Everything the dialog knows of its input, as one value. */
export type ItemState = {
  /** The revision that `base` is the content of; a save names it. */
  revision: number;
  base: TypedContent;
  item: TypedItem;
  /** Paths that were left: from then on their problems are shown. */
  left: ReadonlySet<string>;
  /** What only the server knows; stays until that value changes. */
  outside: Problem[];
  conflicts: ItemConflicts | null;
};

export const opened = (revision: number, base: TypedContent, item: TypedItem): ItemState => ({
  revision,
  base,
  item,
  left: new Set(),
  outside: [],
  conflicts: null,
});

/** What would be saved, written the one way. */
export const writtenOf = (item: TypedItem): TypedContent => {
  const content = contentOf(item);
  return { ...content, timing: normaliseTiming(content.timing) };
};

/** Somebody typed or chose something. */
export const typed = (state: ItemState, change: Partial<TypedItem>): ItemState => {
  const item = { ...state.item, ...change };
  const [before, after] = [contentOf(state.item), contentOf(item)];
  const changed = (problem: Problem): boolean => !sameValue(valueAt(before, problem.field), valueAt(after, problem.field));
  return { ...state, item, outside: state.outside.filter((problem) => !changed(problem)) };
};

export const left = (state: ItemState, path: string): ItemState =>
  state.left.has(path) ? state : { ...state, left: new Set([...state.left, path]) };

/** Everything that is wrong is shown from now on. */
export const revealed = (state: ItemState): ItemState => parts.reduce(left, state);

/** The server refused these. */
export const refusedWith = (state: ItemState, problems: Problem[]): ItemState => ({ ...revealed(state), outside: problems });

export const shownOf = (state: Pick<ItemState, 'left'>, problems: readonly Problem[]): Problem[] =>
  problems.filter(({ field }) => [...state.left].some((path) => isAtOrBelow(field, path)));

const partIn = (content: TypedContent, part: Part): unknown => content[part];
const differ = (a: TypedContent, b: TypedContent, part: Part): boolean => !sameValue(partIn(a, part), partIn(b, part));

/** The parts that differ from what was saved. */
export const changedParts = ({ base, item }: Pick<ItemState, 'base' | 'item'>): Part[] => {
  const written = writtenOf(item);
  return parts.filter((part) => differ(base, written, part));
};

/** The item was saved by somebody else: parts I did not touch follow it, parts that both changed need a choice (decisions 4). */
export const rebased = (
  state: ItemState,
  newest: { revision: number; content: TypedContent; by: string | null; at: Instant },
): { state: ItemState; taken: Part[] } => {
  const { revision, content: theirs, by, at } = newest;
  const mine = writtenOf(state.item);
  const byMe = changedParts(state);
  const byThem = parts.filter((part) => differ(state.base, theirs, part));
  const taken = byThem.filter((part) => !byMe.includes(part));
  const both = byThem.filter((part) => byMe.includes(part) && differ(theirs, mine, part));
  const item = taken.reduce((sofar, part) => withContent(sofar, theirs, part), state.item);
  const values = { base: state.base, theirs, mine };
  const conflicts = both.length > 0 ? { by, at, parts: both.map((part) => ({ part, values, chosen: null })) } : null;
  return { taken, state: { ...state, revision, base: theirs, item, conflicts } };
};

/** The editor chose which value of a part in conflict stays. */
export const chose = (state: ItemState, part: Part, chosen: Choice): ItemState => {
  const conflict = state.conflicts?.parts.find((one) => one.part === part);
  if (!state.conflicts || !conflict) return state;
  const conflicts = { ...state.conflicts, parts: state.conflicts.parts.map((one) => (one.part === part ? { ...one, chosen } : one)) };
  return { ...state, item: withContent(state.item, conflict.values[chosen], part), conflicts };
};

/** Saving waits for these. */
export const openParts = ({ conflicts }: ItemState): Part[] =>
  conflicts?.parts.filter(({ chosen }) => chosen === null).map(({ part }) => part) ?? [];
