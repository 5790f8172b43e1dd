import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { daysBetween } from '../days.ts';
import { dayOf, lastDayOf, type Timed } from './pieces.ts';

/** Where something that lasts days stands above a row of them: from which of the days, over how many, in which line. */
export type Laned<T> = { of: T; first: number; days: number; lane: number; before: boolean; after: boolean };

/** What lasts days, each in the first line that is free; what began before or goes on after the row is cut there. */
export const lanesOf = <T extends Timed>(long: readonly T[], from: Day, till: Day): Laned<T>[] => {
  const ends: number[] = [];
  return long
    .filter((one) => dayOf(one.start) <= till && lastDayOf(one) >= from)
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .map((of) => {
      const first = Math.max(0, daysBetween(from, dayOf(of.start)));
      const last = Math.min(daysBetween(from, till), daysBetween(from, lastDayOf(of)));
      const free = ends.findIndex((end) => end < first);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = last;
      return { of, first, days: last - first + 1, lane, before: dayOf(of.start) < from, after: lastDayOf(of) > till };
    });
};
