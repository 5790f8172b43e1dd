import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from './say.ts';

const people: FieldDefinition = {
  kind: 'group',
  key: 'people',
  label: say('Contactpersonen', 'Contact persons'),
  itemLabel: say('Contactpersoon', 'Contact person'),
  maxSelected: 8,
  help: say('Mensen die bezoekers of collega’s mogen benaderen.', 'People whom visitors or colleagues may approach.'),
  fields: [
    { kind: 'text', key: 'name', label: say('Naam', 'Name'), maxLength: 80, required: true, half: true },
    { kind: 'text', key: 'function', label: say('Functie', 'Position'), maxLength: 80, half: true },
    { kind: 'email', key: 'email', label: say('E-mailadres', 'E-mail address'), half: true },
    { kind: 'phone', key: 'phone', label: say('Telefoon', 'Telephone'), half: true },
  ],
};

/** How people reach the organisation. */
export const contact = (own: FieldDefinition[] = []): Section => ({
  key: 'contact',
  label: say('Contact', 'Contact'),
  fields: [
    {
      kind: 'phone',
      key: 'phone',
      label: say('Telefoon', 'Telephone'),
      required: true,
      half: true,
      help: say('Het nummer dat bezoekers kunnen bellen.', 'The number that visitors can call.'),
    },
    {
      kind: 'email',
      key: 'email',
      label: say('E-mailadres', 'E-mail address'),
      required: true,
      half: true,
      help: say('Gebruik een algemeen adres, niet dat van één persoon.', 'Use a general address, not that of one person.'),
    },
    { kind: 'url', key: 'website', label: say('Website', 'Website'), checkReachable: true },
    ...own,
    people,
  ],
});
