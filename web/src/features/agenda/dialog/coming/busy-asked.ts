import { dayOfWall, daysBetween } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';

/** As far as is asked at once, in days. */
const longest = 400;

/** What is asked of one place: who else is there on these days. */
export type Asked = { location: Key; from: Day; till: Day };

/** Adds the days of a date to the last stretch, or begins another where that would become too long. */
const stretched = (asked: readonly Asked[], location: Key, { start, end }: Occurrence): Asked[] => {
  const [from, till] = [dayOfWall(start), dayOfWall(end)];
  const last = asked.at(-1);
  if (last && daysBetween(last.from, till) < longest)
    return [...asked.slice(0, -1), { ...last, till: till > last.till ? till : last.till }];
  // Of what lasts longer than can be asked at once the begin says enough.
  return [...asked, { location, from, till: daysBetween(from, till) < longest ? till : from }];
};

/** Which places are asked on which days for these dates, by start: where the item is, and where single dates take place instead. */
export const busyAsked = (dates: readonly Occurrence[], location: Key | null): Asked[] => {
  const places = new Map<Key, Asked[]>();
  for (const date of dates) {
    const place = date.location ?? location;
    if (place !== null && date.state !== 'cancelled') places.set(place, stretched(places.get(place) ?? [], place, date));
  }
  return [...places.values()].flat();
};
