import { readableAddress } from '@bronhouder/domain/fields/plain-text.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { feeds as english } from '@bronhouder/phrases/en/feeds.ts';
import { values as englishValues } from '@bronhouder/phrases/en/values.ts';
import { feeds as dutch } from '@bronhouder/phrases/nl/feeds.ts';
import { values as dutchValues } from '@bronhouder/phrases/nl/values.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Language } from '../../http/refusal-text.ts';
import { regionsNamed } from '../../services/regions/regions.ts';
import { placesOf } from '../agenda/queries/places.ts';
import { summaries } from '../supplements/queries/summaries.ts';
import { clockOf } from './calendar/clock.ts';
import type { Event } from './calendar/event.ts';
import { eventsOf } from './calendar/events-of.ts';
import { type Place, writtenCalendar } from './calendar/written.ts';
import type { FeedItem } from './queries/items.ts';

const said = { nl: { words: dutch.calendar, values: dutchValues }, en: { words: english.calendar, values: englishValues } };

const placesIn = ({ timing, location }: FeedItem): Key[] => {
  const others = timing.kind === 'dates' ? timing.changes.map((one) => ('location' in one ? one.location : null)) : [];
  const meetings = timing.kind === 'series' ? timing.meetings.map((one) => one.location) : [];
  return [location, ...[...others, ...meetings].filter((place) => place !== null)];
};

export type Wanted = { title: string; language: Language; zone: string; only: (events: Event[]) => Event[] };

/** These items as an iCalendar text, with the titles and addresses of their places. Three round trips. */
export const writeCalendar = async (
  db: Kysely<DB>,
  items: readonly FeedItem[],
  { title, language, zone, only }: Wanted,
): Promise<string> => {
  const places = [...new Set(items.flatMap(placesIn))];
  const [placeAt, summaryAt] = [await placesOf(db, places), await summaries(db, places)];
  const { words, values } = said[language];
  const clock = clockOf(zone);
  const regionName = (code: string) => regionsNamed([code])[0]?.name ?? code;
  const placeOf = (key: Key): Place => {
    const { address, gps } = summaryAt(key);
    return { title: placeAt(key).title, address: address ? readableAddress(address, { words: values, regionName }) : '', gps };
  };
  const closed = (place: Key, day: string) => placeAt(place).closed(day);
  const entries = items.map(({ version, savedAt, organisation, ...item }) => ({
    about: { sequence: version, title: item.title, organisation, savedAt, background: item.timing.kind === 'hours' },
    events: only(eventsOf({ ...item, closed, clock })),
  }));
  return writtenCalendar({ title, language, clock, entries, placeOf, words });
};
