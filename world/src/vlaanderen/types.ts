import type { FieldDefinition, Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { worldKey } from '../key.ts';
import { accessibility } from '../types/accessibility.ts';
import { option, say } from '../types/say.ts';

const general = (own: FieldDefinition[]): Section => ({
  key: 'general',
  label: say('Algemeen', 'General'),
  fields: [
    { kind: 'text', key: 'title', label: say('Naam', 'Name'), minLength: 2, maxLength: 150, required: true },
    {
      kind: 'text',
      key: 'kbo',
      label: say('KBO-nummer', 'Enterprise number'),
      pattern: { source: '[01]\\d{3}\\.\\d{3}\\.\\d{3}', example: '0123.456.789' },
      half: true,
      editableBy: 'fieldAdmin',
      identifies: true,
      help: say('Het nummer in de Kruispuntbank van Ondernemingen.', 'The number in the Crossroads Bank for Enterprises.'),
    },
    { kind: 'date', key: 'founded', label: say('Opgericht op', 'Founded on'), half: true },
    { kind: 'longText', key: 'summary', label: say('Korte omschrijving', 'Short description'), maxLength: 300 },
    ...own,
  ],
});

const contact: Section = {
  key: 'contact',
  label: say('Contact', 'Contact'),
  fields: [
    { kind: 'phone', key: 'phone', label: say('Telefoon', 'Telephone'), country: 'BE', half: true },
    { kind: 'email', key: 'email', label: say('E-mailadres', 'E-mail address'), half: true },
    { kind: 'url', key: 'website', label: say('Website', 'Website'), checkReachable: true },
    {
      kind: 'group',
      key: 'people',
      label: say('Mandatarissen', 'Office holders'),
      itemLabel: say('Mandataris', 'Office holder'),
      maxSelected: 20,
      fields: [
        { kind: 'text', key: 'name', label: say('Naam', 'Name'), maxLength: 80, required: true, half: true },
        {
          kind: 'choice',
          key: 'office',
          label: say('Mandaat', 'Office'),
          half: true,
          options: [
            option('mayor', 'Burgemeester', 'Mayor'),
            option('alderman', 'Schepen', 'Alderman'),
            option('chair', 'Voorzitter', 'Chair'),
            option('director', 'Algemeen directeur', 'General director'),
          ],
        },
      ],
    },
  ],
};

const address: Section = {
  key: 'address',
  label: say('Adres', 'Address'),
  fields: [
    {
      kind: 'address',
      key: 'address',
      label: say('Bezoekadres', 'Visiting address'),
      countries: ['BE'],
      kinds: ['ADDRESS', 'NOADDRESS'],
      required: true,
    },
    { kind: 'gps', key: 'location', label: say('Plaats op de kaart', 'Place on the map') },
    { kind: 'regions', key: 'serviceArea', label: say('Werkgebied', 'Service area'), maxSelected: 20 },
  ],
};

const hours: Section = {
  key: 'openingHours',
  label: say('Openingsuren', 'Opening hours'),
  fields: [
    { kind: 'openingHours', key: 'openingHours', label: say('Openingsuren', 'Opening hours') },
    { kind: 'checkbox', key: 'byAppointment', label: say('Alleen op afspraak', 'By appointment only') },
  ],
};

const images: Section = {
  key: 'images',
  label: say('Beeld', 'Images'),
  fields: [
    {
      kind: 'file',
      key: 'logo',
      label: say('Wapenschild of logo', 'Coat of arms or logo'),
      accept: ['image/png', 'image/webp'],
      maxBytes: 1_000_000,
      minWidth: 200,
      minHeight: 200,
      image: true,
    },
  ],
};

const words: Section = {
  key: 'keywords',
  label: say('Trefwoorden', 'Keywords'),
  fields: [{ kind: 'keywords', key: 'keywords', label: say('Trefwoorden', 'Keywords'), maxSelected: 10 }],
};

const inhabitants: FieldDefinition = {
  kind: 'number',
  key: 'inhabitants',
  label: say('Inwoners', 'Inhabitants'),
  minimum: 0,
  maximum: 2_000_000,
  decimals: 0,
  half: true,
};

/** What one is called, and several. */
type Called = readonly [one: string, several: string];

const type = (number: number, nl: Called, en: Called, icon: string, own: FieldDefinition[], removable = true): TypeDefinition => ({
  key: worldKey('type', 2, number),
  version: 1,
  name: say(nl[0], en[0]),
  plural: say(nl[1], en[1]),
  icon,
  category: 'bestuur',
  active: true,
  removable,
  sections: [general(own), contact, address, hours, images, accessibility(), words],
});

/** The types of local bodies. A municipality stays one. */
export const vlaanderenTypes = {
  gemeente: type(
    1,
    ['Gemeente', 'Gemeenten'],
    ['Municipality', 'Municipalities'],
    'building-community',
    [
      inhabitants,
      {
        kind: 'number',
        key: 'councilSeats',
        label: say('Gemeenteraadsleden', 'Council members'),
        minimum: 7,
        maximum: 55,
        decimals: 0,
        half: true,
      },
    ],
    false,
  ),
  ocmw: type(2, ['OCMW', 'OCMW’s'], ['Public welfare centre', 'Public welfare centres'], 'heart-handshake', [
    { kind: 'price', key: 'priceMeal', label: say('Maaltijd in het dienstencentrum', 'Meal in the service centre'), half: true },
  ]),
  agb: type(
    3,
    ['Autonoom gemeentebedrijf', 'Autonome gemeentebedrijven'],
    ['Autonomous municipal company', 'Autonomous municipal companies'],
    'building-factory',
    [{ kind: 'longText', key: 'purpose', label: say('Doel', 'Purpose'), maxLength: 1000 }],
  ),
  provincie: type(4, ['Provincie', 'Provincies'], ['Province', 'Provinces'], 'map', [inhabitants]),
  ander: type(5, ['Ander bestuur', 'Andere besturen'], ['Other body', 'Other bodies'], 'building', []),
};

export type FlemishType = keyof typeof vlaanderenTypes;
