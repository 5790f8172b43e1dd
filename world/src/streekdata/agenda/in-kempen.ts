import { after, firstOn, spanOn, weekly } from '../../agenda-days.ts';
import { dayOf } from '../../moment.ts';
import { streekdataLibraries as libraries } from '../library/supplements.ts';
import { streekdataPeople as people } from '../people.ts';
import type { AgendaEntry } from './entry.ts';

const { lindenhof, deKiem, bladel, smederij } = libraries;
const [readingRoom, workshop] = lindenhof.rooms;
const [attic, garden] = deKiem.rooms;

const storyTime = ['10:00', '11:00'] as const;
const story = ['WE'] as const;

/** What takes place at the library, the museum, the town hall and the smithy in the Kempen. */
export const agendaInKempen: AgendaEntry[] = [
  {
    organisation: 'lindenhof',
    product: 'verhalenuur',
    location: readingRoom,
    by: people.femke,
    timing: (now) => weekly(now, [-56, 196], [...story], storyTime),
    // Once in the room next to it, and once not at all.
    later: (now) => {
      const next = firstOn(now, 1, story);
      const elsewhere = { span: spanOn(next, ['10:30', '11:30']), location: workshop?.key ?? null };
      return weekly(now, [-56, 196], [...story], storyTime, {
        changes: [
          { on: next, kind: 'moved', ...elsewhere, reason: 'Het leescafé wordt geschilderd.' },
          { on: after(next, 14), kind: 'cancelled', reason: 'De voorlezer is er niet.' },
        ],
      });
    },
  },
  {
    organisation: 'lindenhof',
    product: 'taalcafe',
    location: readingRoom,
    by: people.femke,
    timing: (now) => weekly(now, [-40, 150], ['TU', 'TH'], ['13:30', '15:30']),
  },
  {
    organisation: 'lindenhof',
    product: 'klikEnTik',
    location: workshop,
    by: people.karel,
    timing: (now) => weekly(now, [14, 64], ['MO'], ['10:00', '12:00']),
  },
  {
    organisation: 'lindenhof',
    product: 'leeskring',
    location: readingRoom,
    by: people.femke,
    timing: (now) => ({
      kind: 'dates',
      span: spanOn(dayOf(now, 7), ['19:30', '21:00']),
      repetition: {
        type: 'relative',
        interval: 1,
        ordinal: 5,
        on: 'workday',
        month: null,
        until: { date: dayOf(now, 200), time: '19:30' },
      },
      changes: [],
    }),
  },
  {
    organisation: 'deKiem',
    product: 'klompen',
    location: deKiem.building,
    by: people.karel,
    timing: (now) => ({
      kind: 'hours',
      from: dayOf(now, -150),
      till: dayOf(now, 170),
      hours: {
        week: Object.fromEntries(['TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((weekday) => [weekday, [{ from: '11:00', till: '17:00' }]])),
        exceptions: [
          { from: firstOn(now, 3, ['FR']), slots: [], reason: 'Inventarisatie' },
          { from: firstOn(now, 10, ['TH']), slots: [{ from: '11:00', till: '21:00' }], reason: 'Avond van het museum' },
        ],
      },
    }),
  },
  {
    organisation: 'deKiem',
    product: 'spinnen',
    location: attic,
    by: people.karel,
    timing: (now) => {
      const first = firstOn(now, 20, ['SA']);
      const names = ['Wassen en kaarden', 'De eerste draad', 'Twijnen', 'Verven met meekrap', 'Een eigen streng'];
      const meetings = names.map((name, index) => ({
        id: `les-${index + 1}`,
        name,
        span: spanOn(after(first, index * 7), ['10:00', '12:30']),
        location: index === 3 ? (garden?.key ?? null) : null,
        cancelled: null,
      }));
      return { kind: 'series', meetings };
    },
  },
  {
    // Dates of its own of a product that the library shares with it.
    organisation: 'deKiem',
    product: 'verhalenuur',
    location: garden,
    by: people.karel,
    timing: (now) => weekly(now, [-30, 120], ['SA'], ['14:00', '15:00'], { interval: 2 }),
  },
  {
    organisation: 'bladel',
    product: 'paspoort',
    location: bladel.building,
    by: people.bram,
    timing: (now) => ({
      kind: 'hours',
      from: dayOf(now, -100),
      till: dayOf(now, 265),
      hours: {
        week: Object.fromEntries(
          ['MO', 'TU', 'WE', 'TH', 'FR'].map((weekday) => [
            weekday,
            [
              { from: '09:00', till: '12:00' },
              { from: '13:30', till: weekday === 'TH' ? '20:00' : '16:30' },
            ],
          ]),
        ),
        exceptions: [],
      },
    }),
  },
  {
    organisation: 'smederij',
    product: 'smeden',
    location: smederij.rooms[0],
    by: people.bram,
    timing: (now) => {
      const first = firstOn(now, 9, ['SA']);
      const day = (index: number, name: string) => {
        return { id: `dag-${index}`, name, span: spanOn(after(first, index - 1), ['09:30', '16:30']), location: null, cancelled: null };
      };
      return { kind: 'series', meetings: [day(1, 'Vuur en haak'), day(2, 'Mes en roos')] };
    },
  },
];
