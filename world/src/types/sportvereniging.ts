import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { document, images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const sport: Section = {
  key: 'sport',
  label: say('Sport', 'Sport'),
  fields: [
    {
      kind: 'choice',
      key: 'sports',
      label: say('Sporten', 'Sports'),
      multiple: true,
      minSelected: 1,
      maxSelected: 6,
      required: true,
      options: [
        option('football', 'Voetbal', 'Football'),
        option('hockey', 'Hockey', 'Hockey'),
        option('korfball', 'Korfbal', 'Korfball'),
        option('tennis', 'Tennis', 'Tennis'),
        option('athletics', 'Atletiek', 'Athletics'),
        option('gymnastics', 'Turnen', 'Gymnastics'),
        option('swimming', 'Zwemmen', 'Swimming'),
        option('skating', 'Schaatsen', 'Skating'),
        option('sailing', 'Zeilen', 'Sailing'),
        option('kaatsen', 'Kaatsen', 'Frisian handball'),
      ],
    },
    { kind: 'number', key: 'members', label: say('Leden', 'Members'), minimum: 0, maximum: 50_000, decimals: 0, half: true },
    {
      kind: 'number',
      key: 'minimumAge',
      label: say('Vanaf welke leeftijd', 'From which age'),
      minimum: 0,
      maximum: 99,
      decimals: 0,
      unit: say('jaar', 'years'),
      half: true,
    },
    { kind: 'checkbox', key: 'adaptedSport', label: say('Aangepast sporten', 'Adapted sports'), half: true },
    {
      kind: 'checkbox',
      key: 'conductCertificate',
      label: say('Trainers hebben een VOG', 'Trainers hold a certificate of conduct'),
      mustBeSet: true,
      required: true,
      half: true,
    },
  ],
};

const rates: Section = {
  key: 'rates',
  label: say('Contributie', 'Membership fee'),
  fields: [
    { kind: 'price', key: 'priceYouth', label: say('Jeugd per jaar', 'Youth per year'), half: true },
    { kind: 'price', key: 'priceAdult', label: say('Senioren per jaar', 'Seniors per year'), required: true, half: true },
    { kind: 'longText', key: 'feeRemark', label: say('Toelichting bij de contributie', 'Remark on the fee'), maxLength: 400 },
    { kind: 'date', key: 'trialDay', label: say('Volgende open dag', 'Next open day'), minimum: '2020-01-01' },
  ],
};

/** Fields of a sports club. */
export const sportvereniging: Section[] = [
  general(),
  contact(),
  address(),
  openingHours(false),
  sport,
  rates,
  images([document('rules', 'Huisregels', 'House rules')]),
  accessibility(),
  keywords(),
];
