import type { Key } from '@bronhouder/domain/instant.ts';
import type { Event } from './event.ts';

/**
 * Of an item's events those that the agenda of one location shows: what takes place there, and what would have but moved elsewhere. A time
 * that moved there from an item of another location stands by itself, for the rule that it belongs to is not in that agenda.
 */
export const heldAt = (events: readonly Event[], location: Key): Event[] => {
  const ruled = new Set(events.flatMap(({ uid, rule, place }) => (rule !== null && place === location ? [uid] : [])));
  return events.flatMap((event) => {
    if (ruled.has(event.uid)) return [event];
    if (event.place !== location) return [];
    return [event.instead === null ? event : { ...event, instead: null, uid: `${event.uid}-${event.instead.slice(0, 10)}` }];
  });
};
