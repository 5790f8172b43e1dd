import { holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import { readersSee } from '../publication/conditions.ts';
import type { Facts } from '../publication/facts.ts';
import type { SharingState } from './sharing.ts';

/**
 * Whether readers see the product at a co-organiser: it accepted, and both are seen. Nothing is written there when the owner's
 * publication ends, at once, later or by itself: it ends everywhere at that very moment, because it follows from the owner's facts.
 */
export const shownAt = (state: SharingState, product: Facts, consumer: Facts, now: Instant): boolean =>
  state === 'accepted' && holds(readersSee, product, now) && holds(readersSee, consumer, now);
