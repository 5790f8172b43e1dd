import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';

/** Fields of a contact person. */
export const contactpersoon: Section[] = [
  {
    key: 'general',
    label: say('Algemeen', 'General'),
    fields: [
      { kind: 'text', key: 'title', label: say('Naam', 'Name'), minLength: 2, maxLength: 120, required: true },
      { kind: 'text', key: 'function', label: say('Functie', 'Position'), maxLength: 120, half: true },
      { kind: 'email', key: 'email', label: say('E-mailadres', 'E-mail address'), half: true },
      { kind: 'phone', key: 'phone', label: say('Telefoon', 'Telephone'), half: true },
      {
        kind: 'file',
        key: 'portrait',
        label: say('Portret', 'Portrait'),
        accept: ['image/jpeg', 'image/png', 'image/webp'],
        maxBytes: 4_000_000,
        minWidth: 200,
        minHeight: 200,
        image: true,
      },
    ],
  },
];
