import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { PublishedRecord } from '../records/record.ts';

/**
 * A product as its verbs see it. Of its facts, workflow, online and deactivated are those of its owner, and archived is its own or that
 * of the owner. It has one type.
 */
export type ProductRecord = PublishedRecord & {
  /** The managing owner. */
  organisation: Key;
  /** Since when it is archived by itself. */
  ownArchivedAt: Instant | null;
  /** The owner is archived, and the product with it. */
  ownerArchived: boolean;
};
