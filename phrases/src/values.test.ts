import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { plainText, type Reader } from '@bronhouder/domain/fields/plain-text.ts';
import { expect, test } from 'vitest';
import { values as en } from './en/values.ts';
import { values as nl } from './nl/values.ts';

const names: Record<string, string> = { 'NL:GM1728': 'Bladel', w1: 'lezen' };
const named = (key: string) => names[key] ?? key;
const dutch: Reader = { language: 'nl', words: nl, regionName: named, keywordName: named, supplementName: named };
const english: Reader = { ...dutch, language: 'en', words: en };

const label = { nl: 'Veld', en: 'Field' };
const base = { key: 'x', label };
const lindelaan = { kind: 'ADDRESS', country: 'NL', postalCode: '5531 AB', houseNumber: '12a', street: 'Lindelaan', city: 'Bladel' };
const nine = [{ from: '09:00', till: '17:00' }];

const cases: [FieldDefinition, unknown, string, string][] = [
  [{ ...base, kind: 'text' }, 'De Kempen', 'De Kempen', 'De Kempen'],
  [{ ...base, kind: 'text' }, undefined, '', ''],
  [{ ...base, kind: 'number', unit: { nl: 'meter', en: 'metres' } }, 1234.5, '1.234,5 meter', '1,234.5 metres'],
  [{ ...base, kind: 'number' }, 'veel', 'veel', 'veel'],
  [{ ...base, kind: 'choice', options: [{ value: 'a', label: { nl: 'Eén', en: 'One' } }] }, ['a', 'oud'], 'Eén, oud', 'One, oud'],
  [{ ...base, kind: 'phone' }, '+31497361234', '0497 361 234', '0497 361 234'],
  [{ ...base, kind: 'phone' }, '+3225551212', '+32 2 555 12 12', '+32 2 555 12 12'],
  [{ ...base, kind: 'address' }, lindelaan, 'Lindelaan 12a, 5531 AB Bladel', 'Lindelaan 12a, 5531 AB Bladel'],
  [
    { ...base, kind: 'address' },
    { kind: 'MAILBOX', country: 'BE', boxNumber: '11', postalCode: '3000', city: 'Leuven' },
    'Postbus 11, 3000 Leuven, België',
    'PO box 11, 3000 Leuven, Belgium',
  ],
  [
    { ...base, kind: 'address' },
    { kind: 'NOADDRESS', country: 'NL', municipality: 'NL:GM1728' },
    'geen bezoekadres, Bladel',
    'no visiting address, Bladel',
  ],
  [{ ...base, kind: 'price' }, { kind: 'amount', cents: 1250 }, '€\u00a012,50', '€12.50'],
  [{ ...base, kind: 'price' }, { kind: 'free' }, 'gratis', 'free'],
  [{ ...base, kind: 'price' }, { kind: 'amount', cents: 'duur' }, 'duur', 'duur'],
  [{ ...base, kind: 'date' }, '2026-12-25', '25-12-2026', '25-12-2026'],
  [{ ...base, kind: 'gps' }, { latitude: 51.3662, longitude: 5.2188 }, '51.3662, 5.2188', '51.3662, 5.2188'],
  [{ ...base, kind: 'regions' }, ['NL:GM1728', 'NL:X'], 'Bladel, NL:X', 'Bladel, NL:X'],
  [{ ...base, kind: 'keywords' }, ['w1'], 'lezen', 'lezen'],
  [{ ...base, kind: 'checkbox' }, false, 'nee', 'no'],
  [{ ...base, kind: 'checkbox' }, true, 'ja', 'yes'],
  [
    { ...base, kind: 'openingHours' },
    { week: { MO: [{ from: '10:00', till: '18:00' }] }, exceptions: [] },
    'ma 10.00–18.00',
    'Mon 10:00–18:00',
  ],
  [
    { ...base, kind: 'openingHours' },
    {
      week: { MO: nine, TU: nine, WE: nine, FR: [...nine, { from: '19:00', till: '24:00' }] },
      exceptions: [{ from: '2026-12-25', till: '2026-12-26', slots: [], reason: 'Kerst' }],
    },
    'ma–wo 09.00–17.00; vr 09.00–17.00, 19.00–24.00; 25-12-2026 tot en met 26-12-2026 gesloten (Kerst)',
    'Mon–Wed 09:00–17:00; Fri 09:00–17:00, 19:00–24:00; 25-12-2026 through 26-12-2026 closed (Kerst)',
  ],
  [
    {
      ...base,
      kind: 'group',
      itemLabel: label,
      fields: [
        { ...base, kind: 'text', key: 'name' },
        { ...base, kind: 'email', key: 'email' },
      ],
    },
    [
      { id: '1', values: { name: 'Fatma', email: 'fatma@bladel.nl' } },
      { id: '2', values: { name: 'Jan' } },
    ],
    'Fatma, fatma@bladel.nl; Jan',
    'Fatma, fatma@bladel.nl; Jan',
  ],
  [{ ...base, kind: 'email' }, { of: 'an older type' }, '{"of":"an older type"}', '{"of":"an older type"}'],
];

test.each(cases)('%j %j reads %j', (field, value, inDutch, inEnglish) => {
  expect(plainText(field, value, dutch)).toBe(inDutch);
  expect(plainText(field, value, english)).toBe(inEnglish);
});
