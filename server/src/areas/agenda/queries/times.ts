import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Days, ItemRow } from './items.ts';

/** One time of one item; `place`: where it takes place. */
export type Time = { item: ItemRow; occurrence: Occurrence; place: Key };

const byStart = (one: Time, other: Time): number =>
  one.occurrence.start < other.occurrence.start ? -1 : one.occurrence.start > other.occurrence.start ? 1 : 0;

/** All times of these items on these days, by start. */
export const timesOf = (items: readonly ItemRow[], days: Days): Time[] =>
  items
    .flatMap((item) =>
      occurrencesOf(item.timing, days).map((occurrence) => ({ item, occurrence, place: occurrence.location ?? item.location })),
    )
    .sort(byStart);
