import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { later } from '../../../access/limits.ts';

/** Something that happens by itself, and to what. `organisation`: the one itself, or whose product it is. */
export type Ahead = {
  what: 'published' | 'ended' | 'invitation-expires' | 'roles-end' | 'stand-in-ends';
  at: Instant;
  subject: { kind: 'organisation' | 'product' | 'team' | 'user'; key: Key; name: string; organisation: Key | null };
  values: Values;
};

const week = 7 * 24 * 3_600_000;
export const weeksLater = (now: Instant, weeks: number): Instant => later(now, weeks * week);

export const soonestFirst = (all: readonly Ahead[]): Ahead[] => all.toSorted((one, other) => (one.at < other.at ? -1 : 1));
