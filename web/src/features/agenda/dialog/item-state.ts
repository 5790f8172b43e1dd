import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { mergeItems } from '@bronhouder/domain/agenda/merge-items.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
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

/** To merging something that is not chosen yet is a text like any other. */
const whole = ({ product, location, timing }: TypedContent): ItemContent => ({ product: product ?? '', location: location ?? '', timing });
const opening = ({ product, location, timing }: ItemContent): TypedContent => ({
  product: product || null,
  location: location || null,
  timing,
});

/**
 * The item was saved by somebody else: my input goes on from the newest. What I did not touch follows it, date by date; what both changed
 * needs a choice (decisions 4), and until then mine stands there.
 */
export const rebased = (
  state: ItemState,
  newest: { revision: number; content: ItemContent; by: string | null; at: Instant },
): ItemState => {
  const { revision, content: theirs, by, at } = newest;
  const [base, mine] = [whole(state.base), whole(writtenOf(state.item))];
  const { merged, conflicts } = mergeItems(base, theirs, mine);
  const values = { base: state.base, theirs: opening(mergeItems(base, mine, theirs).merged), mine: opening(merged) };
  const both = parts.filter((part) => conflicts.some(({ field }) => isAtOrBelow(field, part)));
  const item = parts
    .filter((part) => differ(values.mine, writtenOf(state.item), part))
    .reduce((sofar, part) => withContent(sofar, values.mine, part), state.item);
  return {
    ...state,
    revision,
    base: theirs,
    item,
    conflicts: both.length > 0 ? { by, at, parts: both.map((part) => ({ part, values, chosen: null })) } : null,
  };
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
