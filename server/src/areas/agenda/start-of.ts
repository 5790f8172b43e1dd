import type { Timing, Wall } from '@bronhouder/domain/agenda/item.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import { firstDay, lastDay } from '@bronhouder/domain/agenda/reach.ts';

/** When a time of an item begins, as it stands; null: it has no such time. */
export const startOf = (timing: Timing, at: string | undefined): Wall | null =>
  occurrencesOf(timing, { from: firstDay(timing), till: lastDay(timing) }).find((one) => one.at === at)?.start ?? null;
