import type { Timing, Wall } from '@bronhouder/domain/agenda/item.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Clock } from './clock.ts';

/** One time as a calendar shows it. `cancelled`: it does not take place, and is shown as such. */
export type Moment = { start: Wall; end: Wall; cancelled: boolean; name: string; reason: string; place: Key };

/**
 * One VEVENT (RFC 5545, 3.6.1), times by the clock of one zone. `rule`: it comes back by this RRULE, but for the times in `except`.
 * `instead`: it stands in the place of the time of a rule that begins then.
 */
export type Event = Moment & { uid: string; rule: string | null; except: Wall[]; instead: Wall | null };

/** An event that neither comes back nor stands in the place of another. */
export const single = { rule: null, except: [], instead: null };

/** An item with what is known of its places: why one is closed on a day; null: it is open. */
export type Planned = { key: Key; timing: Timing; location: Key; closed: (place: Key, day: string) => string | null; clock: Clock };

/** What all events of an item say. */
export type About = {
  /** Counts the writes: a calendar takes over what has a higher number. */
  sequence: number;
  title: string;
  organisation: string;
  savedAt: Instant;
  /** It is a fact about a place, not something that fills somebody's day: opening hours. */
  background: boolean;
};
