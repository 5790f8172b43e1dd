import { readableAddress } from '@bronhouder/domain/fields/plain-text.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Summary } from '@bronhouder/domain/supplements/summary.ts';
import { feeds as english } from '@bronhouder/phrases/en/feeds.ts';
import { values as englishValues } from '@bronhouder/phrases/en/values.ts';
import { feeds as dutch } from '@bronhouder/phrases/nl/feeds.ts';
import { values as dutchValues } from '@bronhouder/phrases/nl/values.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Language } from '../../http/refusal-text.ts';
import { regionsNamed } from '../../services/regions/regions.ts';
import { type Place as PlaceAround, placesOf } from '../agenda/queries/places.ts';
import { summaries } from '../supplements/queries/summaries.ts';
import { clockOf } from './calendar/clock.ts';
import { eventsOf } from './calendar/events-of.ts';
import { heldAt } from './calendar/held-at.ts';
import { type Place, writtenCalendar } from './calendar/written.ts';
import { joined } from './joined.ts';
import type { FeedItem } from './queries/items.ts';
import { remembered } from './remembered.ts';

const said = { nl: { words: dutch.calendar, values: dutchValues }, en: { words: english.calendar, values: englishValues } };

const placesIn = ({ timing, location }: FeedItem): Key[] => {
  const others = timing.kind === 'dates' ? timing.changes.map((one) => ('location' in one ? one.location : null)) : [];
  const meetings = timing.kind === 'series' ? timing.meetings.map((one) => one.location) : [];
  return [location, ...[...others, ...meetings].filter((place) => place !== null)];
};

/** `at`: only what takes place there. `title` null: nothing may be said of what it is. */
export type Wanted = { title: string | null; language: Language; zone: string; at: Key | null };

/** A room has the address of what it is in. */
const addressed = ({ title, around }: PlaceAround, summaryAt: (key: Key) => Summary) => {
  const where = around.find(({ key }) => summaryAt(key).address !== null || summaryAt(key).gps !== null);
  const { address, gps } = summaryAt(where?.key ?? '');
  return { title: where && where.title !== title ? `${title}, ${where.title}` : title, address, gps };
};

/** These items as an iCalendar text, with the titles and addresses of their places. Three round trips; what did not change is not written again. */
export const writeCalendar = async (db: Kysely<DB>, items: readonly FeedItem[], wanted: Wanted): Promise<string> => {
  const { title, language, zone, at } = wanted;
  const keys = [...new Set(items.flatMap(placesIn))];
  const placeAt = await placesOf(db, keys);
  const places = keys.map(placeAt);
  const summaryAt = await summaries(db, [...new Set(places.flatMap(({ around }) => around.map(({ key }) => key)))]);
  const where = new Map(places.map((place) => [place.key, addressed(place, summaryAt)]));
  const { words, values } = said[language];
  const clock = clockOf(zone);
  const regionName = (code: string) => regionsNamed([code])[0]?.name ?? code;
  const placeOf = (key: Key): Place => {
    const { address = null, gps = null, title: called = '' } = where.get(key) ?? {};
    return { title: called, address: address ? readableAddress(address, { words: values, regionName }) : '', gps };
  };
  const closed = (place: Key, day: string) => placeAt(place).closed(day);
  const entriesOf = function* () {
    for (const { version, savedAt, organisation, ...item } of items) {
      const events = eventsOf({ ...item, closed, clock });
      const about = { sequence: version, title: item.title, organisation, savedAt, background: item.timing.kind === 'hours' };
      yield { about, events: at ? heldAt(events, at) : events };
    }
  };
  const facts = [items, wanted, places.map(({ around }) => around), [...where]];
  const called = title ?? words.unnamed;
  return remembered(facts, () => joined(writtenCalendar({ title: called, language, clock, entries: entriesOf(), placeOf, words })));
};
