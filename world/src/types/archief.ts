import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address, serviceArea } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const holdings: Section = {
  key: 'holdings',
  label: say('Archieven en collecties', 'Archives and collections'),
  fields: [
    {
      kind: 'number',
      key: 'shelfMetres',
      label: say('Omvang', 'Size'),
      minimum: 0,
      maximum: 200_000,
      decimals: 1,
      unit: say('strekkende meter', 'linear metres'),
      half: true,
    },
    {
      kind: 'text',
      key: 'period',
      label: say('Periode', 'Period'),
      maxLength: 40,
      half: true,
      help: say('Bijvoorbeeld 1304–heden.', 'For example 1304–today.'),
    },
    { kind: 'url', key: 'catalogue', label: say('Zoeken in de archieven', 'Search the archives') },
    {
      kind: 'group',
      key: 'collections',
      label: say('Belangrijkste collecties', 'Main collections'),
      itemLabel: say('Collectie', 'Collection'),
      maxSelected: 10,
      fields: [
        { kind: 'text', key: 'name', label: say('Naam', 'Name'), maxLength: 120, required: true },
        { kind: 'text', key: 'period', label: say('Periode', 'Period'), maxLength: 40, half: true },
        {
          kind: 'choice',
          key: 'access',
          label: say('Inzage', 'Access'),
          half: true,
          options: [
            option('open', 'Openbaar', 'Open'),
            option('partly', 'Deels beperkt', 'Partly restricted'),
            option('closed', 'Niet openbaar', 'Closed'),
          ],
        },
      ],
    },
    { kind: 'checkbox', key: 'readingRoomReservation', label: say('Studiezaal alleen op afspraak', 'Reading room by appointment only') },
  ],
};

const rates: Section = {
  key: 'rates',
  label: say('Tarieven', 'Rates'),
  fields: [
    { kind: 'price', key: 'priceReadingRoom', label: say('Gebruik van de studiezaal', 'Use of the reading room'), half: true },
    { kind: 'price', key: 'priceScan', label: say('Scan op verzoek', 'Scan on request'), half: true },
  ],
};

/** Fields of an archive. */
export const archief: Section[] = [
  general(),
  contact(),
  address([serviceArea]),
  openingHours(true),
  holdings,
  rates,
  images(),
  accessibility(),
  keywords(),
];
