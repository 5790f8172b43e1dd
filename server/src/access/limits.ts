import type { Instant } from '@bronhouder/domain/instant.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long things last, in milliseconds. */
export const limits = {
  /** A session that nobody uses ends. */
  idle: 8 * hour,
  /** A session ends, however much it is used. */
  absolute: 7 * 24 * hour,
  /** Use of a session is written down at most this often. */
  touch: 5 * minute,
  /** A link to choose a new password. */
  reset: hour,
  /** The second step of signing in. */
  secondStep: 10 * minute,
} as const;

/** The moment this many milliseconds later; earlier when negative. */
export const later = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString();

export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
