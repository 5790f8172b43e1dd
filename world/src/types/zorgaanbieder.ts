import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address, serviceArea } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { document, images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const care: Section = {
  key: 'care',
  label: say('Zorg', 'Care'),
  fields: [
    {
      kind: 'choice',
      key: 'care',
      label: say('Soort zorg', 'Kind of care'),
      multiple: true,
      minSelected: 1,
      maxSelected: 5,
      required: true,
      options: [
        option('home', 'Thuiszorg', 'Home care'),
        option('day', 'Dagbesteding', 'Day care'),
        option('residential', 'Wonen met zorg', 'Residential care'),
        option('youth', 'Jeugdhulp', 'Youth care'),
        option('physio', 'Fysiotherapie', 'Physiotherapy'),
        option('mental', 'Geestelijke gezondheidszorg', 'Mental health care'),
      ],
    },
    {
      kind: 'number',
      key: 'waitingWeeks',
      label: say('Wachttijd', 'Waiting time'),
      minimum: 0,
      maximum: 104,
      decimals: 0,
      unit: say('weken', 'weeks'),
      half: true,
    },
    { kind: 'date', key: 'waitingMeasured', label: say('Gemeten op', 'Measured on'), half: true },
    { kind: 'checkbox', key: 'referral', label: say('Verwijzing nodig', 'Referral needed'), half: true },
    {
      kind: 'text',
      key: 'agb',
      label: say('AGB-code', 'AGB code'),
      pattern: { source: '\\d{8}', example: '41001234' },
      half: true,
      editableBy: 'fieldAdmin',
      identifies: true,
      help: say('De code waarmee zorgverzekeraars de aanbieder kennen.', 'The code by which health insurers know the provider.'),
    },
    { kind: 'phone', key: 'emergencyPhone', label: say('Telefoon bij spoed', 'Telephone in urgent cases') },
  ],
};

const rates: Section = {
  key: 'rates',
  label: say('Kosten', 'Costs'),
  fields: [
    { kind: 'price', key: 'priceIntake', label: say('Kennismaking', 'First meeting'), half: true },
    {
      kind: 'choice',
      key: 'funding',
      label: say('Vergoeding', 'Reimbursement'),
      multiple: true,
      half: true,
      options: [
        option('wmo', 'Wmo', 'Social Support Act'),
        option('zvw', 'Zorgverzekering', 'Health insurance'),
        option('wlz', 'Wlz', 'Long-term Care Act'),
        option('pgb', 'Persoonsgebonden budget', 'Personal budget'),
      ],
    },
  ],
};

/** Fields of a care provider. */
export const zorgaanbieder: Section[] = [
  general(),
  contact(),
  address([serviceArea]),
  openingHours(false),
  care,
  rates,
  images([document('complaints', 'Klachtenregeling', 'Complaints procedure')]),
  accessibility(),
  keywords(),
];
