import { addDays, dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Wall } from '@bronhouder/domain/agenda/item.ts';
import { toInstant } from '@bronhouder/domain/agenda/zone.ts';
import { Temporal } from 'temporal-polyfill';

/** What calendars have to know of the clock of a zone. */
export type Clock = {
  zone: string;
  /** Whether the clock shows this time once: no hour that it skips or has twice, of which programs make different moments. */
  once(wall: Wall): boolean;
  /** Whether the clock is not changed between two times. */
  steady(start: Wall, end: Wall): boolean;
};

const offsetAt = (wall: Wall, zone: string): string => toInstant(wall, zone).offset;

const onceIn = (wall: Wall, zone: string): boolean => {
  const time = Temporal.PlainDateTime.from(wall);
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) => time.toZonedDateTime(zone, { disambiguation }));
  return earlier?.epochMilliseconds === later?.epochMilliseconds;
};

/** The clock of a zone; looked at closely only on days around which it changes. */
export const clockOf = (zone: string): Clock => {
  const known = new Map<string, boolean>();
  const changesAround = (day: string): boolean => {
    const changes = known.get(day) ?? offsetAt(`${addDays(day, -1)}T12:00`, zone) !== offsetAt(`${addDays(day, 1)}T12:00`, zone);
    known.set(day, changes);
    return changes;
  };
  return {
    zone,
    once: (wall) => !changesAround(dayOfWall(wall)) || onceIn(wall, zone),
    steady: (start, end) => offsetAt(start, zone) === offsetAt(end, zone),
  };
};
