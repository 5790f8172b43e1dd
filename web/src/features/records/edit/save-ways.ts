import { holds } from '@bronhouder/domain/condition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { type Act, type PublicationArea, rightFor } from '@bronhouder/domain/publication/acts.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';

export type WayName = 'concept' | 'ready' | 'publish' | 'notPublished' | 'out';

/** One way to save: in which state, whether the publish dialog follows, and the act for which a right lacks, with the code that says so. */
export type SaveWay = { name: WayName; state: Facts['state']; thenPublish: boolean; lacks: { act: Act; code: RefusalCode } | null };

const lackOf = (act: 'saveReady' | 'publish', rights: readonly string[], area: PublicationArea): SaveWay['lacks'] => {
  if (rights.includes(rightFor(act, area) ?? '')) return null;
  return { act, code: act === 'publish' ? 'publish.right' : 'right.missing' };
};

/**
 * The ways to save this record, the usual one first (point 4, 'Publish options'). With the workflow on, saving shows nothing to
 * readers and publishing is an act of its own; with it off, what is published or ready goes out by saving.
 */
export const saveWays = (facts: Facts, now: Instant, rights: readonly string[], area: PublicationArea): SaveWay[] => {
  const [noReady, noPublish] = [lackOf('saveReady', rights, area), lackOf('publish', rights, area)];
  if (facts.workflow) {
    return [
      { name: 'concept', state: 'concept', thenPublish: false, lacks: null },
      { name: 'ready', state: 'ready', thenPublish: false, lacks: noReady },
      { name: 'publish', state: noReady ? 'concept' : 'ready', thenPublish: true, lacks: noPublish },
    ];
  }
  if (holds(inStretch, facts, now)) return [{ name: 'out', state: facts.state, thenPublish: false, lacks: noPublish }];
  return [
    { name: 'notPublished', state: 'concept', thenPublish: false, lacks: null },
    { name: 'out', state: 'ready', thenPublish: false, lacks: noPublish ?? noReady },
  ];
};
