import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Stored } from '../../change.ts';

/** A feed as its verbs see it; `place` is the organisation at which it was made, and whose rights decide. */
export type FeedRecord = Stored & {
  organisation: Key;
  about: FeedSubject;
  of: Key;
  name: string;
  revokedAt: Instant | null;
};

/** What the log tells of a feed: keys only. */
export const traced = ({ key, about, of }: Pick<FeedRecord, 'key' | 'about' | 'of'>) => ({ feed: key, about, of });
