import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';
import { option, say } from './say.ts';

const government: Section = {
  key: 'government',
  label: say('Bestuur', 'Government'),
  fields: [
    { kind: 'text', key: 'mayor', label: say('Burgemeester', 'Mayor'), maxLength: 80, half: true },
    { kind: 'number', key: 'inhabitants', label: say('Inwoners', 'Inhabitants'), minimum: 0, maximum: 2_000_000, decimals: 0, half: true },
    { kind: 'number', key: 'councilSeats', label: say('Raadszetels', 'Council seats'), minimum: 7, maximum: 45, decimals: 0, half: true },
    { kind: 'number', key: 'area', label: say('Oppervlakte', 'Area'), minimum: 0, decimals: 2, unit: say('km²', 'km²'), half: true },
    {
      kind: 'regions',
      key: 'municipality',
      label: say('Gemeente in het regioregister', 'Municipality in the register of regions'),
      minSelected: 1,
      maxSelected: 1,
      required: true,
      editableBy: 'fieldAdmin',
    },
    { kind: 'url', key: 'councilInformation', label: say('Raadsinformatie', 'Council information') },
  ],
};

const services: Section = {
  key: 'services',
  label: say('Dienstverlening', 'Services'),
  fields: [
    { kind: 'url', key: 'appointment', label: say('Afspraak maken', 'Make an appointment') },
    {
      kind: 'choice',
      key: 'desks',
      label: say('Aan het loket', 'At the counter'),
      multiple: true,
      options: [
        option('passport', 'Paspoort en identiteitskaart', 'Passport and identity card'),
        option('licence', 'Rijbewijs', 'Driving licence'),
        option('move', 'Verhuizing', 'Moving house'),
        option('support', 'Zorg en ondersteuning', 'Care and support'),
        option('permit', 'Vergunningen', 'Permits'),
      ],
    },
    { kind: 'price', key: 'pricePassport', label: say('Paspoort', 'Passport'), kinds: ['amount'], half: true },
    { kind: 'price', key: 'priceExtract', label: say('Uittreksel', 'Extract'), kinds: ['amount', 'free'], half: true },
    { kind: 'phone', key: 'emergencyPhone', label: say('Storingen buiten kantoortijd', 'Faults outside office hours') },
  ],
};

/** Fields of a municipality. */
export const gemeente: Section[] = [
  general(),
  contact(),
  address(),
  openingHours(true),
  government,
  services,
  images(),
  accessibility(),
  keywords(),
];
