import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseContent, problemsOf } from './check.ts';
import { completeness } from './completeness.ts';
import type { FieldKind } from './definition.ts';
import { plainText, type Reader } from './plain-text.ts';
import { fieldProblems, isShaped, normalise } from './rules.ts';
import { draft, sampleFields, sampleSections, strict } from './for-tests.ts';
import { readContent, shapeProblems } from './shape-problems.ts';
import type { FieldValue, FieldValues } from './value.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    '',
    ' ',
    '9',
    '9.30',
    '24:00',
    '0:00',
    '17u',
    '12,50',
    '1.234,5',
    '-3',
    '€ 2',
    '1-2-2026',
    '2026-12-25',
    '27 a',
    '5531ab',
  ),
  fc.constantFrom('www.bladel.nl', 'HTTP://X.NL/?q', 'Info@Bladel.NL', '06-12345678', '+32 2 555 12 12', '<b>x</b>', 'a', 'b', 'NL:GM1728'),
  fc.integer({ min: 0, max: 1_000_000 }).map(String),
);
const part = fc.option(typed, { nil: undefined });
const amount = fc.oneof(typed, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
const slots = fc.array(fc.record({ from: typed, till: typed }), { maxLength: 4 });
const country = fc.constantFrom('NL' as const, 'BE' as const, 'DE' as const);
const exception = fc.record({ from: typed, till: part, slots, reason: part });
const id = fc.uuid();

const arbitrary: { [K in FieldKind]: fc.Arbitrary<FieldValues[K]> } = {
  text: typed,
  longText: typed,
  choice: fc.oneof(typed, fc.array(typed, { maxLength: 4 })),
  number: amount,
  url: fc.oneof(typed, fc.webUrl()),
  email: fc.oneof(typed, fc.emailAddress()),
  phone: typed,
  address: fc.record({
    kind: fc.constantFrom('ADDRESS' as const, 'NOADDRESS' as const, 'MAILBOX' as const, 'FREEPOST' as const),
    country,
    postalCode: part,
    houseNumber: part,
    street: part,
    city: part,
    municipality: part,
    boxNumber: part,
  }),
  price: fc.record({
    kind: fc.constantFrom('free' as const, 'notApplicable' as const, 'amount' as const, 'explanation' as const),
    cents: fc.option(amount, { nil: undefined }),
    explanation: part,
  }),
  openingHours: fc.record({
    week: fc.record({ MO: slots, SU: slots }, { requiredKeys: [] }),
    exceptions: fc.array(exception, { maxLength: 4 }),
  }),
  date: typed,
  file: fc.record({ key: typed, name: typed, type: typed, bytes: fc.nat(), description: part }),
  gps: fc.record({ latitude: amount, longitude: amount }),
  regions: fc.array(typed, { maxLength: 4 }),
  keywords: fc.array(typed, { maxLength: 4 }),
  checkbox: fc.boolean(),
  supplement: fc.array(fc.uuid(), { maxLength: 4 }),
  group: fc.uniqueArray(fc.record({ id, values: fc.record({ name: typed, email: typed, rank: amount }, { requiredKeys: [] }) }), {
    selector: (item) => item.id,
    maxLength: 4,
  }),
};

const reader: Reader = {
  language: 'nl',
  words: {
    yes: 'ja',
    no: 'nee',
    free: 'gratis',
    notApplicable: 'n.v.t.',
    noAddress: 'geen',
    mailbox: 'Postbus',
    freepost: 'Antwoordnummer',
    closed: 'gesloten',
    through: 't/m',
    timeMark: '.',
    weekdays: { MO: 'ma', TU: 'di', WE: 'wo', TH: 'do', FR: 'vr', SA: 'za', SU: 'zo' },
    countries: { NL: 'Nederland', BE: 'België', DE: 'Duitsland' },
  },
  regionName: (code) => code,
  keywordName: (word) => word,
  supplementName: (key) => key,
};

const kinds = Object.values(sampleFields).map((field) => field.kind);
const codes = (kind: FieldKind, value: FieldValue | undefined, check = draft) =>
  fieldProblems(sampleFields[kind], value, check)
    .map((problem) => problem.code)
    .sort();

describe.each(kinds)('%s', (kind) => {
  const field = sampleFields[kind];
  const values: fc.Arbitrary<FieldValue> = arbitrary[kind];

  test('holds what it can hold, before and after it is normalised', () =>
    fc.assert(
      fc.property(values, (value) => {
        expect(isShaped(field, value)).toBe(true);
        expect(isShaped(field, normalise(field, value))).toBe(true);
      }),
    ));

  test('normalised twice is normalised once', () =>
    fc.assert(
      fc.property(values, (value) => {
        const once = normalise(field, value);
        expect(normalise(field, once)).toEqual(once);
      }),
    ));

  test('what has no problems has none when normalised, and the other way round', () =>
    fc.assert(
      fc.property(values, fc.constantFrom(draft, strict), (value, check) => {
        const normalised = normalise(field, value);
        expect(codes(kind, normalised, check).length === 0).toBe(codes(kind, value, check).length === 0);
      }),
    ));

  test('never throws, whatever JSON it is given', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        fieldProblems(field, json, strict);
        expect(typeof plainText(field, json, reader)).toBe('string');
      }),
    ));

  test('reads as text, and as nothing when it is empty', () =>
    fc.assert(
      fc.property(values, (value) => {
        const normalised = normalise(field, value);
        if (normalised === undefined) expect(plainText(field, normalised, reader)).toBe('');
        else expect(typeof plainText(field, normalised, reader)).toBe('string');
      }),
    ));
});

const keyed = fc.dictionary(fc.oneof(fc.constantFrom(...kinds), fc.string()), fc.jsonValue({ maxDepth: 5 }));

test('arbitrary JSON never throws, and what is accepted can be checked, normalised and counted', () =>
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), keyed), (json) => {
      expect(Array.isArray(shapeProblems(sampleSections, json))).toBe(true);
      const read = readContent(sampleSections, json);
      if (!read.ok) return;
      const normalised = normaliseContent(sampleSections, read.value);
      expect(shapeProblems(sampleSections, normalised)).toEqual([]);
      problemsOf(sampleSections, normalised, draft);
      completeness(sampleSections, normalised);
    }),
  ));
