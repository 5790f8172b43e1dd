import type { Problem } from '../problem.ts';
import type { FieldDefinition, FieldKind, FieldOf, Section } from './definition.ts';
import type { Check } from './rule.ts';
import { fieldProblems, normalise } from './rules.ts';
import type { FieldValue } from './value.ts';

/** Fields to test with: the least that a field of each kind needs. */
export const sampleFields: { [K in FieldKind]: FieldOf<K> } = {
  text: { kind: 'text', key: 'text', label: { nl: 'Tekst', en: 'Text' } },
  longText: { kind: 'longText', key: 'longText', label: { nl: 'Lange tekst', en: 'Long text' } },
  choice: {
    kind: 'choice',
    key: 'choice',
    label: { nl: 'Keuze', en: 'Choice' },
    options: [
      { value: 'a', label: { nl: 'Eerste', en: 'First' } },
      { value: 'b', label: { nl: 'Tweede', en: 'Second' } },
      { value: 'c', label: { nl: 'Derde', en: 'Third' } },
    ],
  },
  number: { kind: 'number', key: 'number', label: { nl: 'Getal', en: 'Number' } },
  url: { kind: 'url', key: 'url', label: { nl: 'Website', en: 'Website' } },
  email: { kind: 'email', key: 'email', label: { nl: 'E-mail', en: 'E-mail' } },
  phone: { kind: 'phone', key: 'phone', label: { nl: 'Telefoon', en: 'Phone' } },
  address: { kind: 'address', key: 'address', label: { nl: 'Adres', en: 'Address' } },
  price: { kind: 'price', key: 'price', label: { nl: 'Prijs', en: 'Price' } },
  openingHours: { kind: 'openingHours', key: 'openingHours', label: { nl: 'Openingstijden', en: 'Opening hours' } },
  date: { kind: 'date', key: 'date', label: { nl: 'Datum', en: 'Date' } },
  file: { kind: 'file', key: 'file', label: { nl: 'Bestand', en: 'File' }, accept: ['image/*', '.pdf'], maxBytes: 2_000_000 },
  gps: { kind: 'gps', key: 'gps', label: { nl: 'Plaats', en: 'Place' } },
  regions: { kind: 'regions', key: 'regions', label: { nl: 'Regio’s', en: 'Regions' } },
  keywords: { kind: 'keywords', key: 'keywords', label: { nl: 'Trefwoorden', en: 'Keywords' } },
  checkbox: { kind: 'checkbox', key: 'checkbox', label: { nl: 'Akkoord', en: 'Agreed' } },
  supplement: {
    kind: 'supplement',
    key: 'supplement',
    label: { nl: 'Locatie', en: 'Location' },
    types: ['0199c0de-0000-7000-8000-00000000a001'],
  },
  group: {
    kind: 'group',
    key: 'group',
    label: { nl: 'Contactpersonen', en: 'Contacts' },
    itemLabel: { nl: 'Contactpersoon', en: 'Contact' },
    fields: [
      { kind: 'text', key: 'name', label: { nl: 'Naam', en: 'Name' }, required: true },
      { kind: 'email', key: 'email', label: { nl: 'E-mail', en: 'E-mail' } },
      { kind: 'number', key: 'rank', label: { nl: 'Rang', en: 'Rank' }, editableBy: 'fieldAdmin' },
    ],
  },
};

export const sampleSections: Section[] = [{ key: 'all', label: { nl: 'Alles', en: 'All' }, fields: Object.values(sampleFields) }];

export const draft: Check = { today: '2026-11-21', strict: false };
export const strict: Check = { ...draft, strict: true };

/** The problems of a field as `path code`, without the key of the field. */
export const said = (field: FieldDefinition, value: unknown, check: Check = draft): string[] =>
  fieldProblems(field, value, check).map((problem: Problem) => `${problem.field.slice(field.key.length)} ${problem.code}`.trim());

/** A value as it is kept. */
export const kept = (field: FieldDefinition, value: FieldValue): FieldValue | undefined => normalise(field, value);
