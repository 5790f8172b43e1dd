import { firstOn, spanOn, weekly } from '../../agenda-days.ts';
import { dayOf } from '../../moment.ts';
import { streekdataLibraries as libraries } from '../library/supplements.ts';
import { streekdataPeople as people } from '../people.ts';
import type { AgendaEntry } from './entry.ts';

const { deRaam, skutsje } = libraries;

/** What takes place in the Meierij and in Fryslân. */
export const agendaElsewhere: AgendaEntry[] = [
  {
    organisation: 'deRaam',
    product: 'zwemles',
    location: deRaam.rooms[0],
    by: people.noor,
    timing: (now) => weekly(now, [-80, 160], ['WE', 'SA'], ['15:00', '15:45']),
  },
  {
    // In the open air, where it is closed for the winter.
    organisation: 'deRaam',
    product: 'aquajoggen',
    location: deRaam.elsewhere,
    by: people.noor,
    timing: (now) => weekly(now, [-90, 30], ['SU'], ['10:00', '11:00']),
  },
  {
    organisation: 'skutsje',
    product: 'skutsjesilen',
    location: skutsje.elsewhere,
    by: people.wietske,
    timing: (now) => weekly(now, [6, 190], ['SA'], ['09:30', '16:30'], { interval: 2 }),
  },
  {
    // Overnight, and every year again.
    organisation: 'skutsje',
    product: 'skutsjesilen',
    location: skutsje.elsewhere,
    by: people.wietske,
    timing: (now) => {
      const first = firstOn(now, 60, ['FR']);
      const [, month = 1, day = 1] = first.split('-').map(Number);
      const until = { date: dayOf(now, 60 + 4 * 365), time: '19:00' };
      return {
        kind: 'dates',
        span: { ...spanOn(first, ['19:00', '11:00']), endDate: dayOf(`${first}T12:00:00.000Z`, 1) },
        repetition: { type: 'yearly', interval: 1, day, month, until },
        changes: [],
      };
    },
  },
];
