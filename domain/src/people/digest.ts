import { todayIn } from '../fields/calendar-date.ts';
import type { Instant } from '../instant.ts';

const hour = 7;
const day = 24 * 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, made);
  return made;
};

/** What a clock in the zone shows at a moment, counted as if it were UTC. */
const shownAt = (moment: number, zone: string): number => Date.parse(`${formatOf(zone).format(moment).replace(' ', 'T')}Z`);

/** The moment at which a clock in the zone shows this: guessed, and put right by what it shows then; twice, for a change in between. */
const momentOf = (shown: number, zone: string): number => {
  const nearer = (guess: number): number => guess + (shown - shownAt(guess, zone));
  return nearer(nearer(shown));
};

/** Midnight of the Monday of this day's week, counted as UTC. */
const mondayOf = (today: string): number => {
  const date = Date.parse(`${today}T00:00:00Z`);
  return date - ((new Date(date).getUTCDay() + 6) % 7) * day;
};

/**
 * The newest Monday 07:00 on the clocks of the zone that is not after `now`: what was put by before it is due. Time decides: a job that
 * comes later finds the same.
 */
export const digestDueAt = (now: Instant, zone: string): Instant => {
  const monday = mondayOf(todayIn(zone, now)) + hour * 3_600_000;
  const thisWeek = momentOf(monday, zone);
  const due = thisWeek <= Date.parse(now) ? thisWeek : momentOf(monday - 7 * day, zone);
  return new Date(due).toISOString();
};
