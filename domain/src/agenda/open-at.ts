import type { OpeningHours } from '../fields/value.ts';
import { addDays, dayOfWall } from './days.ts';
import type { Day, Occurrence, Wall } from './item.ts';
import { occurrencesOf } from './occurrences.ts';

/** Open from one moment to another, without a break. */
type Stretch = { start: Wall; end: Wall };

/**
 * Whether it is open at a moment: `open` until its end, `later` today, `over` for today, or `closed` all day, with the reason if one was
 * given; `always`: without an end that could be seen. `next`: when it opens after that.
 */
export type OpenAt = { says: 'open' | 'always' | 'later' | 'over' | 'closed'; now: Stretch | null; next: Stretch | null; reason: string };

/** So far is looked ahead for when it opens again. */
const daysAhead = 28;

/** The times of opening hours around a day; closed ones included, for they have the reason. */
export const openingsAround = (hours: OpeningHours, today: Day): Occurrence[] => {
  const window = { from: addDays(today, -1), till: addDays(today, daysAhead) };
  return occurrencesOf({ kind: 'hours', ...window, hours }, window);
};

/** What touches or overlaps is one stretch: open until midnight and from midnight is open. */
const joined = (openings: readonly Stretch[]): Stretch[] => {
  const found: Stretch[] = [];
  for (const { start, end } of [...openings].sort((one, other) => (one.start < other.start ? -1 : 1))) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else found.push({ start, end });
  }
  return found;
};

/** Whether what has these openings, known for so many days ahead, is open at a moment on the clock of its zone. */
export const openAt = (openings: readonly Occurrence[], moment: Wall, ahead = daysAhead): OpenAt => {
  const today = dayOfWall(moment);
  const stretches = joined(openings.filter(({ state }) => state !== 'cancelled'));
  const now = stretches.find(({ start, end }) => start <= moment && moment < end) ?? null;
  const next = stretches.find(({ start }) => start > moment) ?? null;
  const closed = openings.filter(({ state, start }) => state === 'cancelled' && dayOfWall(start) === today);
  const reason = closed.find((one) => one.reason !== '')?.reason ?? '';
  const wasOpen = stretches.some(({ start, end }) => end <= moment && (dayOfWall(start) === today || end > `${today}T00:00`));
  const always = now !== null && now.end >= `${addDays(today, ahead)}T00:00`;
  const says = always ? 'always' : now ? 'open' : next && dayOfWall(next.start) === today ? 'later' : wasOpen ? 'over' : 'closed';
  return { says, now, next, reason: says === 'closed' ? reason : '' };
};
