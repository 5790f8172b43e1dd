import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from '../say.ts';
import { supplementTypeKeys } from './keys.ts';

/** Fields of a room, which is in a location. */
export const ruimte = (tenant: number): Section[] => [
  {
    key: 'general',
    label: say('Algemeen', 'General'),
    fields: [
      { kind: 'text', key: 'title', label: say('Naam', 'Name'), minLength: 2, maxLength: 120, required: true },
      { kind: 'supplement', key: 'location', label: say('In', 'In'), types: [supplementTypeKeys(tenant).locatie], required: true },
      { kind: 'number', key: 'seats', label: say('Zitplaatsen', 'Seats'), minimum: 1, maximum: 5000, decimals: 0, half: true },
      { kind: 'number', key: 'floor', label: say('Verdieping', 'Floor'), minimum: -5, maximum: 60, decimals: 0, half: true },
      {
        kind: 'choice',
        key: 'equipment',
        label: say('Voorzieningen', 'Equipment'),
        multiple: true,
        options: [
          option('screen', 'Beeldscherm', 'Screen'),
          option('piano', 'Piano', 'Piano'),
          option('kitchen', 'Keuken', 'Kitchen'),
          option('stage', 'Podium', 'Stage'),
        ],
      },
    ],
  },
];
