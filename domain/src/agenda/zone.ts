import { Temporal } from 'temporal-polyfill';
import type { Instant } from '../instant.ts';
import type { Wall } from './item.ts';

/** From this moment on the clock (in ms as if it were UTC) the offset holds, in ms. */
type Step = { from: number; offset: number };

const known = new Map<string, Step[]>();
const day = 86_400_000;

/**
 * Where the clock of a zone changes around a year. Of an hour that the clock skips the offset before the gap holds, of an hour that it
 * has twice the first: so a change begins to count at the later of the two times that the clock shows at it.
 */
const changesAround = (zone: string, year: number): Step[] => {
  let moment = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0, 1) - 2 * day).toZonedDateTimeISO(zone);
  const till = Date.UTC(year + 1, 0, 1) + 2 * day;
  const steps: Step[] = [{ from: -Infinity, offset: moment.offsetNanoseconds / 1e6 }];
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > till) return steps;
    const before = steps.at(-1)?.offset ?? 0;
    const after = next.offsetNanoseconds / 1e6;
    steps.push({ from: next.epochMilliseconds + Math.max(before, after), offset: after });
    moment = next;
  }
};

const changesOf = (zone: string, year: number): Step[] => {
  const name = `${zone} ${year}`;
  const steps = known.get(name) ?? changesAround(zone, year);
  known.set(name, steps);
  return steps;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** To the minute: before clocks were the same everywhere an offset had seconds, for which there is no way to write them. */
const written = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const offsetAt = (wall: Wall, zone: string): { local: number; offset: number } => {
  const local = Date.parse(`${wall}:00Z`);
  const step = changesOf(zone, Number(wall.slice(0, 4))).findLast(({ from }) => from <= local);
  return { local, offset: step?.offset ?? 0 };
};

/** The moment at which the clock of a zone shows a time, and the offset from UTC that holds (decisions, 5). */
export const toInstant = (wall: Wall, zone: string): { instant: Instant; offset: string } => {
  const { local, offset } = offsetAt(wall, zone);
  return { instant: new Date(local - offset).toISOString(), offset: written(offset) };
};

/** `2026-03-29T10:00:00+02:00` (point 9: dates are transferred in ISO form with offset). A time that the clock skips keeps the offset before it. */
export const withOffset = (wall: Wall, zone: string): string => `${wall}:00${written(offsetAt(wall, zone).offset)}`;

/** The time that the clock shows instead of one that it skips; null: it does not skip it. */
export const shownInstead = (wall: Wall, zone: string): Wall | null => {
  const { local, offset } = offsetAt(wall, zone);
  const next = changesOf(zone, Number(wall.slice(0, 4))).find(({ from }) => from > local);
  // The clock goes from `from` less what it jumps to `from`.
  const jump = (next?.offset ?? offset) - offset;
  return next && jump > 0 && local >= next.from - jump ? new Date(local + jump).toISOString().slice(0, 16) : null;
};

/** The moment on the clock of a zone at an instant. */
export const wallAt = (instant: Instant, zone: string): Wall =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
