import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { dates as once, hours as hoursOf, meeting, series, slot, span, weekly } from '@bronhouder/domain/agenda/for-tests.ts';
import { allOf } from '@bronhouder/domain/agenda/reach.ts';
import { toInstant } from '@bronhouder/domain/agenda/zone.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { eventsOf } from './events-of.ts';
import { heldAt } from './held-at.ts';
import { readCalendar, type Shown } from './reader-for-tests.ts';
import { dates, here, hours, there } from './timings-for-tests.ts';
import { writtenCalendar } from './written.ts';

const zones = ['Europe/Amsterdam', 'Europe/Brussels', 'UTC', 'America/New_York', 'Asia/Kolkata'];
const key = '018f0000-0000-7000-8000-0000000000ff';
const titles = new Map([
  [here, 'Grote zaal, boven'],
  [there, 'Tuin; achter'],
]);

const writtenAs = (timing: Timing, zone: string, closed: (place: string, day: string) => string | null = () => null): string => {
  const parts = writtenCalendar({
    title: 'Agenda, van ons',
    language: 'nl',
    clock: clockOf(zone),
    words: { cancelled: 'Vervalt' },
    placeOf: (place) => ({ title: titles.get(place) ?? '', address: 'Markt 1, 5461 AB Veghel', gps: { latitude: 51.6, longitude: 5.5 } }),
    entries: [
      {
        about: {
          sequence: 7,
          title: 'Yoga, "rustig"; voor allen',
          organisation: 'De Raam',
          savedAt: '2026-11-21T09:00:00.000Z',
          background: false,
        },
        events: eventsOf({ key, timing, location: here, closed, clock: clockOf(zone) }),
      },
    ],
  });
  return [...parts].join('');
};

/** The lines after the zone, those that are folded as one. */
const linesOf = (text: string): string[] => (text.split('END:VTIMEZONE').at(-1) ?? '').replaceAll('\r\n ', '').split('\r\n');

const utc = (wall: string, zone: string): string => toInstant(wall, zone).instant.slice(0, 16);

/** What the domain says takes place, in the words of a calendar. */
const expected = (timing: Timing, zone: string): Shown[] =>
  allOf(timing)
    .filter(({ state }) => timing.kind !== 'hours' || state !== 'cancelled')
    .map(({ start, end, state, name, reason, location }) => {
      const gone = state === 'cancelled';
      const [from, till] = [utc(start, zone), utc(end, zone)];
      return {
        start: from,
        end: till < from ? from : till,
        title: `${gone ? 'Vervalt: ' : ''}Yoga, "rustig"; voor allen${name && `: ${name}`}`,
        location: `${titles.get(location ?? here)}, Markt 1, 5461 AB Veghel`,
        description: reason ? `${reason}\nDe Raam` : 'De Raam',
        status: gone ? 'CANCELLED' : 'CONFIRMED',
      };
    })
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

const course: Timing = once(span('2026-12-01', '19:30', '21:00'), weekly(['TU'], '2027-06-29'), [
  { on: '2026-12-29', kind: 'cancelled', reason: 'Kerstvakantie' },
  { on: '2027-04-27', kind: 'moved', span: span('2027-04-28', '20:00', '21:00'), location: there, reason: 'Koningsdag' },
]);

describe('a calendar', () => {
  test('has one event with a rule for what comes back, and one for each time that differs', () => {
    const text = writtenAs(course, 'Europe/Amsterdam');
    expect(linesOf(text).filter((line) => /^(UID|SEQ|RRULE|EXDATE|DTSTART;|DTEND|RECUR|STATUS|LOCATION|DTSTAMP)/.test(line))).toEqual([
      `UID:${key}`,
      'SEQUENCE:7',
      'DTSTAMP:20261121T090000Z',
      'DTSTART;TZID=Europe/Amsterdam:20261201T193000',
      'DTEND;TZID=Europe/Amsterdam:20261201T210000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;WKST=MO;UNTIL=20270629T173000Z',
      'LOCATION:Grote zaal\\, boven\\, Markt 1\\, 5461 AB Veghel',
      'STATUS:CONFIRMED',
      `UID:${key}`,
      'SEQUENCE:7',
      'DTSTAMP:20261121T090000Z',
      'DTSTART;TZID=Europe/Amsterdam:20261229T193000',
      'DTEND;TZID=Europe/Amsterdam:20261229T210000',
      'RECURRENCE-ID;TZID=Europe/Amsterdam:20261229T193000',
      'LOCATION:Grote zaal\\, boven\\, Markt 1\\, 5461 AB Veghel',
      'STATUS:CANCELLED',
      `UID:${key}`,
      'SEQUENCE:7',
      'DTSTAMP:20261121T090000Z',
      'DTSTART;TZID=Europe/Amsterdam:20270428T200000',
      'DTEND;TZID=Europe/Amsterdam:20270428T210000',
      'RECURRENCE-ID;TZID=Europe/Amsterdam:20270427T193000',
      'LOCATION:Tuin\\; achter\\, Markt 1\\, 5461 AB Veghel',
      'STATUS:CONFIRMED',
    ]);
  });

  test('shows what is planned in a closed place as cancelled, unless it moved elsewhere', () => {
    const closed = (place: string, day: string) => (place === here && day >= '2027-04-20' && day <= '2027-05-04' ? 'Verbouwing' : null);
    const { times } = readCalendar(writtenAs(course, 'Europe/Amsterdam', closed));
    const spring = times.filter(({ start }) => start >= '2027-04-14' && start < '2027-05-12');
    expect(spring.map(({ start, status, description }) => `${start} ${status} ${description.split('\n')[0]}`)).toEqual([
      '2027-04-20T17:30 CANCELLED Verbouwing',
      '2027-04-28T18:00 CONFIRMED Koningsdag',
      '2027-05-04T17:30 CANCELLED Verbouwing',
      '2027-05-11T17:30 CONFIRMED De Raam',
    ]);
  });

  test('of opening hours leaves out the days on which they are otherwise', () => {
    const text = writtenAs(
      hoursOf('2026-12-01', '2026-12-31', { MO: [slot('09:00', '17:00')], TU: [slot('09:00', '17:00'), slot('19:00', '21:00')] }, [
        { from: '2026-12-28', till: '2026-12-29', slots: [], reason: 'Kerst' },
        { from: '2026-12-24', slots: [slot('10:00', '12:00')], reason: 'Kerstavond' },
      ]),
      'Europe/Amsterdam',
    );
    expect(linesOf(text).filter((line) => /^(UID|RRULE|EXDATE)/.test(line))).toEqual([
      `UID:${key}-0900-1700`,
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;WKST=MO;UNTIL=20261222T080000Z',
      `UID:${key}-1900-2100`,
      'RRULE:FREQ=WEEKLY;BYDAY=TU;WKST=MO;UNTIL=20261222T180000Z',
      `UID:${key}-2026-12-24T1000`,
    ]);
  });

  test('names each meeting of a course for good, also where a key of its own would break a line', () => {
    const text = writtenAs(
      series(meeting('a\r\nX:1', span('2026-12-01', '10:00', '11:00')), meeting('b', span('2026-12-08', '10:00', '11:00'))),
      'UTC',
    );
    expect(linesOf(text).filter((line) => /^(UID|X:|SUMMARY)/.test(line))).toEqual([
      `UID:${key}-a%0D%0AX%3A1`,
      'SUMMARY:Yoga\\, "rustig"\\; voor allen: Les a\\nX:1',
      `UID:${key}-b`,
      'SUMMARY:Yoga\\, "rustig"\\; voor allen: Les b',
    ]);
  });

  test('of one location shows what moves there by itself', () => {
    const events = eventsOf({ key, timing: course, location: here, closed: () => null, clock: clockOf('Europe/Amsterdam') });
    expect(heldAt(events, there).map(({ uid, start, instead }) => [uid, start, instead])).toEqual([
      [`${key}-2027-04-27`, '2027-04-28T20:00', null],
    ]);
    expect(heldAt(events, here)).toEqual(events);
  });
});

describe('a calendar, read by another program', () => {
  const zone = fc.constantFrom(...zones);

  test('shows moments that come back exactly when the domain says, moved and cancelled ones included', () => {
    fc.assert(
      fc.property(dates, zone, (timing, at) => {
        expect(readCalendar(writtenAs(timing, at)).times).toEqual(expected(timing, at));
      }),
      { numRuns: 150 },
    );
  });

  test('shows opening hours exactly when it is open, also on days that differ', () => {
    fc.assert(
      fc.property(hours, zone, (timing, at) => {
        expect(readCalendar(writtenAs(timing, at)).times).toEqual(expected(timing, at));
      }),
      { numRuns: 40 },
    );
  });
});
