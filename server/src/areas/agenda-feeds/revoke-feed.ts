import type { Key } from '@bronhouder/domain/instant.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type FeedRecord, traced } from './record.ts';
import { feedsOf } from './store.ts';

/** Ends a feed for good: its address answers no more. Also at an archived organisation, for what ends can always end. */
export const revokeFeedAt = (organisation: Key): Verb<FeedRecord, { key: Key }, object> => ({
  records: feedsOf(organisation),
  decide: (it, _, { now }) => {
    if (it.revokedAt !== null) return done({ unchanged: true });
    const next = { ...it, revokedAt: now };
    return done({ next, traces: [{ act: 'feedRevoke', revision: null, note: null, values: traced(it) }] });
  },
  answer: () => ({}),
});
