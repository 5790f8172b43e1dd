import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import type { RevisedRecord } from '../records/record.ts';

/** A supplement as its verbs see it. It has one type, and no publication of its own: readers see it with what uses it. */
export type SupplementRecord = RevisedRecord & {
  /** In whose library. */
  organisation: Key;
  closing: Closing | null;
  /** Since when its organisation is archived; then it can only be read. */
  archivedAt: string | null;
  /** Somebody wants to hear what others do with it. */
  watched: boolean;
};

/** What every write answers: where the supplement stands now. */
export const standing = ({ key, version, facts }: SupplementRecord) => ({ key, version, working: facts.working });
export type Standing = ReturnType<typeof standing>;
export type Seen = { key: Key; version: number };

/** Of an archived organisation the library can only be read. */
export const refusedArchived = () => refused('save.archived', { record: 'supplement' });
