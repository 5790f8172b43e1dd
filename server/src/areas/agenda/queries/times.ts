import { dayNumber, dayOf } from '@bronhouder/domain/agenda/days.ts';
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

/** So many items times days are worked out at a time; nothing that comes after the last one that is asked for. */
const atOnce = 20_000;

const touches = ({ firstDay, lastDay }: ItemRow, { from, till }: Days): boolean => firstDay <= till && lastDay >= from;

/** The window in stretches that are short where there are many items. */
function* stretchesOf({ from, till }: Days, items: number): Generator<Days> {
  const length = Math.max(1, Math.floor(atOnce / Math.max(1, items)));
  const last = dayNumber(till);
  for (let day = dayNumber(from); day <= last; day += length) {
    yield { from: dayOf(day), till: dayOf(Math.min(day + length - 1, last)) };
  }
}

/** The first so many of their times on these days that are wanted, by start; `more`: there are others. */
export const firstTimes = (
  items: readonly ItemRow[],
  days: Days,
  { most, wanted }: { most: number; wanted: (time: Time) => boolean },
): { times: Time[]; more: boolean } => {
  const found: Time[] = [];
  for (const stretch of stretchesOf(days, items.length)) {
    const there = items.filter((item) => touches(item, stretch));
    // What began in an earlier stretch was found there.
    const begun = (time: Time): boolean => stretch.from === days.from || time.occurrence.start >= `${stretch.from}T00:00`;
    for (const time of timesOf(there, stretch)) if (begun(time) && wanted(time)) found.push(time);
    if (found.length > most) break;
  }
  return { times: found.slice(0, most), more: found.length > most };
};
