import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from './say.ts';

/** Where the organisation is, on paper and on the map. */
export const address = (own: FieldDefinition[] = []): Section => ({
  key: 'address',
  label: say('Adres', 'Address'),
  fields: [
    {
      kind: 'address',
      key: 'address',
      label: say('Bezoekadres', 'Visiting address'),
      kinds: ['ADDRESS', 'NOADDRESS'],
      required: true,
      help: say('Vul eerst postcode en huisnummer in.', 'Fill in the postal code and house number first.'),
    },
    {
      kind: 'gps',
      key: 'location',
      label: say('Plaats op de kaart', 'Place on the map'),
      help: say('Wijs de ingang aan, niet het midden van het gebouw.', 'Point at the entrance, not at the middle of the building.'),
    },
    {
      kind: 'address',
      key: 'postalAddress',
      label: say('Postadres', 'Postal address'),
      kinds: ['ADDRESS', 'MAILBOX', 'FREEPOST'],
      help: say('Alleen als post ergens anders heen moet.', 'Only if mail has to go elsewhere.'),
    },
    ...own,
  ],
});

/** The regions that the organisation works in; goes with `address`. */
export const serviceArea: FieldDefinition = {
  kind: 'regions',
  key: 'serviceArea',
  label: say('Werkgebied', 'Service area'),
  minSelected: 1,
  maxSelected: 20,
  required: true,
  help: say('De gemeenten of provincies waarvoor u er bent.', 'The municipalities or provinces that you are there for.'),
};
