import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address, serviceArea } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { document, images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const collection: Section = {
  key: 'collection',
  label: say('Collectie en diensten', 'Collection and services'),
  fields: [
    {
      kind: 'number',
      key: 'books',
      label: say('Boeken in de collectie', 'Books in the collection'),
      minimum: 0,
      maximum: 5_000_000,
      decimals: 0,
      half: true,
    },
    { kind: 'number', key: 'studyPlaces', label: say('Studieplekken', 'Study places'), minimum: 0, maximum: 2000, decimals: 0, half: true },
    { kind: 'url', key: 'catalogue', label: say('Catalogus', 'Catalogue') },
    {
      kind: 'choice',
      key: 'services',
      label: say('Diensten', 'Services'),
      multiple: true,
      options: [
        option('digital', 'Informatiepunt Digitale Overheid', 'Help desk for digital government'),
        option('reading', 'Voorlezen', 'Reading aloud'),
        option('makerspace', 'Makersplaats', 'Makerspace'),
        option('language', 'Taalhuis', 'Language centre'),
        option('rooms', 'Zalen te huur', 'Rooms for hire'),
        option('homeService', 'Bibliotheek aan huis', 'Library at home'),
      ],
    },
  ],
};

const rates: Section = {
  key: 'rates',
  label: say('Tarieven', 'Rates'),
  fields: [
    { kind: 'price', key: 'priceYouth', label: say('Abonnement tot 18 jaar', 'Membership up to 18'), half: true },
    { kind: 'price', key: 'priceAdult', label: say('Abonnement volwassenen', 'Membership for adults'), required: true, half: true },
    { kind: 'price', key: 'priceReservation', label: say('Reserveren', 'Reservation'), kinds: ['free', 'amount', 'explanation'] },
  ],
};

/** Fields of a library. */
export const bibliotheek: Section[] = [
  general(),
  contact(),
  address([serviceArea]),
  openingHours(true),
  collection,
  rates,
  images([document('rules', 'Reglement', 'Rules')]),
  accessibility(),
  keywords(),
];
