import type { ItemContent, Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import type { Stored } from '../../change.ts';

/** An agenda item as its verbs see it. It has no publication of its own: readers see it while they see its product at its organisation. */
export type ItemRecord = Stored & {
  /** In whose agenda. */
  organisation: Key;
  product: Key;
  location: Key;
  timing: Timing;
  /** The number of the newest revision. */
  working: number;
  /** Since when its organisation is archived; then it can only be read. */
  archivedAt: Instant | null;
  savedAt: Instant;
  savedBy: Key | null;
  createdAt: Instant;
};

/** What is kept in its revisions. */
export const contentOf = ({ product, location, timing }: ItemContent): ItemContent => ({ product, location, timing });

/** What every write answers: where the item stands now. */
export const standing = ({ key, version, working }: ItemRecord, split: Key | null = null) => ({ key, version, working, split });
export type Standing = ReturnType<typeof standing>;
export type Seen = { key: Key; version: number };

/** The agenda of an archived organisation can only be read. */
export const refusedArchived = () => refused('save.archived', { record: 'agenda' });

/** A part that was left open: `null` in what the dialog sends. */
export type TypedItem = { product: Key | null; location: Key | null; timing: Timing };
