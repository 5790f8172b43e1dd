import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';

/** Whose draft of which record. A shared computer must not show one user's input to another, nor one tenant's to the next. */
export type DraftPlace = { tenant: Key; user: Key; record: Key };

export type TypeReference = { key: Key; version: number };

/**
 * Unsaved input, with the saved content it started from: a save names that revision, so that a colleague's save in between is merged.
 * Forms that are not made of fields of a type keep what they hold, and no types.
 */
export type Draft<Held = Content> = { revision: number; types: TypeReference[]; base: Held; content: Held; at: Instant };

/** The part of `localStorage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = ({ tenant, user, record }: DraftPlace): string => `draft/${tenant}/${user}/${record}`;

const isDraft = <Held>(value: unknown): value is Draft<Held> =>
  typeof value === 'object' && value !== null && ['revision', 'types', 'base', 'content', 'at'].every((part) => part in value);

/** The draft kept at this place; undefined when there is none, or one that cannot be read. */
export const readDraft = <Held = Content>(store: DraftStore, place: DraftPlace): Draft<Held> | undefined => {
  try {
    const value: unknown = JSON.parse(store.getItem(nameOf(place)) ?? 'null');
    return isDraft<Held>(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the draft; false when the device does not allow it (full, or storage forbidden), so that the screen does not claim it. */
export const keepDraft = <Held = Content>(store: DraftStore, place: DraftPlace, draft: Draft<Held>): boolean => {
  try {
    store.setItem(nameOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

/** Forgets the draft: it was saved, or its owner threw it away. */
export const dropDraft = (store: DraftStore, place: DraftPlace): void => {
  try {
    store.removeItem(nameOf(place));
  } catch {
    // A device that forbids storage has nothing to forget.
  }
};
