import type { Wall } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import ical, { escape, ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from './clock.ts';
import type { About, Event } from './event.ts';
import { folded } from './folded.ts';
import { timeZoneOf } from './time-zone.ts';

export type Place = { title: string; address: string; gps: { latitude: number; longitude: number } | null };

/** One item with its events. */
export type Entry = { about: About; events: Event[] };

/** Everything a calendar is written from. `cancelled`: how the title of what does not take place begins, for programs that show no state. */
export type Calendar = {
  title: string;
  language: string;
  clock: Clock;
  entries: Iterable<Entry>;
  placeOf: (key: Key) => Place;
  words: { cancelled: string };
};

/** A time that the clock skips keeps the offset before the gap, and of one that it shows twice it is the first: what `compatible` means. */
const zoned = (wall: Wall, { zone }: Clock) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' });

/** `20261129T193000` */
const stamp = (wall: Wall): string => `${wall.replaceAll(/[-:]/g, '')}00`;

const repeating = ({ rule, except }: Event, { zone }: Clock): string | null => {
  if (rule === null) return null;
  const left = except.length > 0 ? [`EXDATE;TZID=${zone}:${except.map(stamp).join(',')}`] : [];
  return [`RRULE:${rule}`, ...left].join('\r\n');
};

const titleOf = ({ title }: About, { name, cancelled }: Event, { words }: Calendar): string =>
  `${cancelled ? `${words.cancelled}: ` : ''}${name ? `${title}: ${name}` : title}`;

const locationOf = ({ title, address, gps }: Place): ICalEventData['location'] => ({
  title: [title, address].filter((part) => part !== '').join(', '),
  ...(gps && { geo: { lat: gps.latitude, lon: gps.longitude } }),
});

const written = (calendar: Calendar, about: About, event: Event): ICalEventData => {
  const { clock } = calendar;
  const [start, end] = [zoned(event.start, clock), zoned(event.end, clock)];
  // A time that the clock shows twice says nothing without the moment that is meant.
  const byClock = clock.once(event.start) && clock.once(event.end);
  const free = event.cancelled || about.background;
  return {
    id: event.uid,
    sequence: about.sequence,
    // The moment of the last write, not of the reading: what did not change reads the same, so that a calendar need not load it again.
    stamp: Temporal.Instant.from(about.savedAt),
    timezone: byClock ? clock.zone : null,
    start,
    // Over the hour that the clock skips an end can come before its start.
    end: Temporal.ZonedDateTime.compare(start, end) < 0 ? end : start,
    repeating: repeating(event, clock),
    recurrenceId: event.instead === null ? null : zoned(event.instead, clock),
    summary: titleOf(about, event, calendar),
    description: [event.reason, about.organisation].filter((part) => part !== '').join('\n'),
    location: locationOf(calendar.placeOf(event.place)),
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: free ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
};

const hourly = 3600;

/** The text of one event, by the library. */
const eventText = (calendar: Calendar, about: About, event: Event): string => {
  const alone = ical({ timezone: { name: null } });
  return folded(alone.createEvent(written(calendar, about, event)).toString());
};

const end = 'END:VCALENDAR';

/** What stands around the events, as far as they begin: what the calendar is called, and its zone. */
const head = ({ title, language, clock: { zone } }: Calendar): string => {
  const made = ical({
    prodId: { company: 'Bronhouder', product: 'agenda', language: language.toUpperCase() },
    // The library writes the name as it stands.
    name: escape(title, false),
    method: ICalCalendarMethod.PUBLISH,
    ttl: hourly,
    // Without a zone of the calendar itself, by which the library would write DTSTAMP: that has to be in UTC.
    timezone: { name: null },
  });
  const known = timeZoneOf(zone);
  return made.toString().replace(end, () => (known ? `${known.trim().replaceAll(/\r?\n/g, '\r\n')}\r\n` : ''));
};

/** A calendar as text (RFC 5545, RFC 7986), part by part: its zone, and every item with what of it is moved or cancelled. */
export function* writtenCalendar(calendar: Calendar): Generator<string> {
  yield head(calendar);
  for (const { about, events } of calendar.entries) for (const event of events) yield eventText(calendar, about, event);
  yield `${end}\r\n`;
}
