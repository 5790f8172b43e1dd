import { done } from '@bronhouder/domain/outcome.ts';
import { settle } from '@bronhouder/domain/publication/moments.ts';
import type { Verb } from '../../change.ts';
import type { Publishable } from './publishable.ts';
import type { PublishedRecord } from './record.ts';
import { traceOf } from './written.ts';

/**
 * Records the planned moments of a record that have passed: who sees what is decided by the clock, this only writes it down and lets
 * people know. The lock makes it happen once, whatever runs twice.
 */
export const recording = <It extends PublishedRecord>({ records }: Publishable<It>): Verb<It, { key: string }, number> => ({
  records,
  decide: (it, _input, at) => {
    const { facts, moments } = settle(it.facts, at.now);
    return done(
      moments.length === 0 ? { unchanged: true } : { next: { ...it, facts }, traces: moments.map(traceOf), aside: moments.length },
    );
  },
  answer: (_next, { changed }) => (changed ? 1 : 0),
});
