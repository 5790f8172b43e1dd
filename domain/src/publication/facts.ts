import type { Instant, Key } from '../instant.ts';

/** A stretch of publication: which revision, from when, and until when (exclusive) if an end is set. */
export type Stretch = { revision: number; from: Instant; till: Instant | null };

/**
 * Everything publication follows from, of an organisation and later of a product (decisions 2, "Time decides").
 * Flat, so that each fact is one column and every state one condition over them. States are never stored.
 */
export type Facts = {
  workflow: boolean;
  online: boolean;
  /** State of the working revision. */
  state: 'concept' | 'ready';
  /** Number of the newest revision. */
  working: number;
  /** The revision that readers see (or saw, when `publishedTill` has passed). */
  publishedRevision: number | null;
  publishedFrom: Instant | null;
  publishedTill: Instant | null;
  /** The end at `publishedTill` stands in the audit log: the act that ended it wrote it there, or the background job did. */
  endRecorded: boolean;
  /** The revision a plan has pinned; takes over by itself at `plannedFrom`. */
  plannedRevision: number | null;
  plannedFrom: Instant | null;
  plannedTill: Instant | null;
  plannedBy: Key | null;
  /** A plan was withdrawn before it took effect, and nothing was published since. */
  withdrawnAt: Instant | null;
  deactivatedAt: Instant | null;
  archivedAt: Instant | null;
};

/** The facts of a record that has just been made: a concept that nobody has seen yet. */
export const newFacts = (settings: { workflow: boolean; online: boolean }): Facts => ({
  ...settings,
  state: 'concept',
  working: 1,
  publishedRevision: null,
  publishedFrom: null,
  publishedTill: null,
  endRecorded: false,
  plannedRevision: null,
  plannedFrom: null,
  plannedTill: null,
  plannedBy: null,
  withdrawnAt: null,
  deactivatedAt: null,
  archivedAt: null,
});
