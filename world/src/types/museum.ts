import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { document, images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const rates: Section = {
  key: 'rates',
  label: say('Tarieven', 'Rates'),
  fields: [
    { kind: 'price', key: 'priceAdult', label: say('Toegang volwassenen', 'Admission adults'), required: true, half: true },
    { kind: 'price', key: 'priceYouth', label: say('Toegang tot 18 jaar', 'Admission up to 18'), half: true },
    { kind: 'price', key: 'priceGroup', label: say('Groepen', 'Groups'), kinds: ['amount', 'explanation', 'notApplicable'], half: true },
    { kind: 'checkbox', key: 'museumCard', label: say('Museumkaart is geldig', 'Museum card accepted'), half: true },
  ],
};

const exhibitions: Section = {
  key: 'exhibitions',
  label: say('Tentoonstellingen', 'Exhibitions'),
  fields: [
    {
      kind: 'group',
      key: 'exhibitions',
      label: say('Tentoonstellingen', 'Exhibitions'),
      itemLabel: say('Tentoonstelling', 'Exhibition'),
      maxSelected: 12,
      fields: [
        { kind: 'text', key: 'name', label: say('Titel', 'Title'), maxLength: 120, required: true },
        { kind: 'date', key: 'from', label: say('Van', 'From'), half: true },
        { kind: 'date', key: 'till', label: say('Tot en met', 'Until'), half: true },
        { kind: 'longText', key: 'about', label: say('Waarover', 'About'), maxLength: 500 },
        { kind: 'checkbox', key: 'permanent', label: say('Vaste opstelling', 'Permanent') },
      ],
    },
    {
      kind: 'choice',
      key: 'genre',
      label: say('Soort museum', 'Kind of museum'),
      half: true,
      options: [
        option('history', 'Geschiedenis', 'History'),
        option('art', 'Kunst', 'Art'),
        option('nature', 'Natuur', 'Nature'),
        option('technology', 'Techniek', 'Technology'),
        option('folk', 'Streek en ambacht', 'Region and crafts'),
      ],
    },
    {
      kind: 'number',
      key: 'objects',
      label: say('Voorwerpen in de collectie', 'Objects in the collection'),
      minimum: 0,
      decimals: 0,
      half: true,
    },
  ],
};

/** Fields of a museum. */
export const museum: Section[] = [
  general(),
  contact([{ kind: 'url', key: 'tickets', label: say('Kaartverkoop', 'Tickets') }]),
  address(),
  openingHours(true),
  exhibitions,
  rates,
  images([document('leaflet', 'Folder', 'Leaflet')]),
  accessibility([{ kind: 'url', key: 'accessibilityStatement', label: say('Toegankelijkheidsverklaring', 'Accessibility statement') }]),
  keywords(),
];
