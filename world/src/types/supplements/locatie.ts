import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from '../say.ts';

/** Fields of a location. */
export const locatie: Section[] = [
  {
    key: 'general',
    label: say('Algemeen', 'General'),
    fields: [
      { kind: 'text', key: 'title', label: say('Naam', 'Name'), minLength: 2, maxLength: 120, required: true },
      { kind: 'address', key: 'address', label: say('Adres', 'Address'), kinds: ['ADDRESS', 'NOADDRESS'], required: true },
      { kind: 'gps', key: 'location', label: say('Plaats op de kaart', 'Place on the map') },
    ],
  },
  {
    key: 'visiting',
    label: say('Bezoeken', 'Visiting'),
    fields: [
      { kind: 'phone', key: 'phone', label: say('Telefoon', 'Telephone'), half: true },
      {
        kind: 'choice',
        key: 'access',
        label: say('Toegankelijkheid', 'Accessibility'),
        multiple: true,
        options: [
          option('wheelchair', 'Rolstoel', 'Wheelchair'),
          option('lift', 'Lift', 'Lift'),
          option('loop', 'Ringleiding', 'Induction loop'),
          option('toilet', 'Aangepast toilet', 'Accessible toilet'),
        ],
      },
      { kind: 'longText', key: 'directions', label: say('Route en parkeren', 'Directions and parking'), maxLength: 1000 },
    ],
  },
];
