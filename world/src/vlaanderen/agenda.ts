import { after, firstOn, spanOn } from '../agenda-days.ts';
import { worldKey } from '../key.ts';
import type { AgendaSeed, SupplementSeed } from '../seeds.ts';
import { vlaanderenPeople } from './people.ts';
import { vlaanderenProducts } from './products.ts';
import { vlaanderenSupplementTypes } from './supplement-types.ts';

const by = vlaanderenPeople.els.key;
const [move, , procession] = vlaanderenProducts;

const square: SupplementSeed = {
  key: worldKey('supplement', 2, 1),
  organisation: worldKey('organisation', 2, 2),
  type: vlaanderenSupplementTypes.locatie.key,
  content: {
    title: 'Grote Markt',
    address: { kind: 'ADDRESS', country: 'BE', postalCode: '9300', houseNumber: '3', street: 'Grote Markt', city: 'Aalst' },
  },
  by,
  day: -105,
};

/** Where something takes place in Aalst. */
export const vlaanderenSupplements: SupplementSeed[] = [square];

/** The carnival: Sunday, Monday and Tuesday. And when one can come about a move. */
export const vlaanderenAgenda: AgendaSeed[] = [
  ...(procession
    ? [
        {
          key: worldKey('agenda', 2, 1),
          organisation: procession.organisation,
          product: procession.key,
          location: square.key,
          by,
          day: -19,
          timing: (now: string) => {
            const sunday = firstOn(now, 70, ['SU']);
            const meeting = (index: number, name: string, clock: readonly [string, string]) => ({
              id: `dag-${index + 1}`,
              name,
              span: spanOn(after(sunday, index), clock),
              location: null,
              cancelled: null,
            });
            const meetings = [
              meeting(0, 'Zondagsstoet', ['13:00', '20:00']),
              meeting(1, 'Maandagsstoet', ['14:30', '20:00']),
              meeting(2, 'Voil Jeannetten', ['15:00', '18:00']),
            ];
            return { kind: 'series' as const, meetings };
          },
        },
      ]
    : []),
  ...(move
    ? [
        {
          key: worldKey('agenda', 2, 2),
          organisation: move.organisation,
          product: move.key,
          location: square.key,
          by,
          day: -90,
          timing: (now: string) => ({
            kind: 'hours' as const,
            from: firstOn(now, -90, ['MO']),
            till: firstOn(now, 275, ['FR']),
            hours: {
              week: {
                MO: [{ from: '09:00', till: '12:00' }],
                WE: [{ from: '09:00', till: '18:30' }],
                FR: [{ from: '09:00', till: '12:00' }],
              },
              exceptions: [],
            },
          }),
        },
      ]
    : []),
];
