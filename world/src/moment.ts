import type { Instant, Key } from '@bronhouder/domain/instant.ts';

const day = 86_400_000;
const minute = 60_000;
/** People in the office: from eight in the morning (UTC), for seven hours. */
const officeOpens = 8 * 60 * minute;
const officeMinutes = 420;

/** The morning of the day that lies so many days from now, negative for the past: when plans begin and end. */
export const morningOf = (now: Instant, days: number): Instant => {
  const midnight = Math.floor(Date.parse(now) / day) * day;
  return new Date(midnight + days * day + officeOpens).toISOString();
};

/** The day that lies so many days from now, `YYYY-MM-DD`. */
export const dayOf = (now: Instant, days: number): string => morningOf(now, days).slice(0, 10);

/** When somebody worked on an organisation on a past day: at some time of it, the steps of one day a minute apart. */
export const workedOn = (now: Instant, days: number, organisation: Key, turn: number): Instant => {
  const someMinute = (Number.parseInt(organisation.slice(-6), 16) * 37 + Math.abs(days) * 53) % officeMinutes;
  return new Date(Date.parse(morningOf(now, days)) + (someMinute + turn) * minute).toISOString();
};
