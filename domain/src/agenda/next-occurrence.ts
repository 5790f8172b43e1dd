import { dayNumber, dayOf, dayOfWall } from './days.ts';
import type { Occurrence, Timing, Wall } from './item.ts';
import { occurrencesOf } from './occurrences.ts';
import { lastDay } from './reach.ts';

/** The first time that has not ended at a moment on the clock and is not cancelled; null: there is none. */
export const nextOccurrence = (timing: Timing, now: Wall): Occurrence | null => {
  const today = dayNumber(dayOfWall(now));
  const last = dayNumber(lastDay(timing));
  // Most come back within a month; only for the others the rest is worth its time.
  for (let from = today, length = 35; from <= last; from += length, length *= 4) {
    const till = dayOf(Math.min(from + length - 1, last));
    const found = occurrencesOf(timing, { from: dayOf(from), till }).find(({ state, end }) => state !== 'cancelled' && end > now);
    if (found) return found;
  }
  return null;
};
