import { describe, expect, test } from 'vitest';
import { draft, kept, said, sampleFields, strict } from './for-tests.ts';
import { parseEndTime, parseTime } from './slots.ts';
import type { OpeningException, OpeningHours, Slot } from './value.ts';

const field = sampleFields.openingHours;
const monday = (...slots: [string, string][]): OpeningHours => ({
  week: { MO: slots.map(([from, till]) => ({ from, till })) },
  exceptions: [],
});
const except = (...exceptions: Partial<OpeningException>[]): OpeningHours => ({
  week: {},
  exceptions: exceptions.map((exception) => ({ from: '', slots: [], ...exception })),
});

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9u', '09:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:5', undefined],
  ['12:60', undefined],
  ['negen', undefined],
  ['', undefined],
])('%j is the time %j', (typed, expected) => expect(parseTime(typed)).toBe(expected));

test.each([
  ['24:00', '24:00'],
  ['0:00', '24:00'],
  ['24', '24:00'],
  ['24:01', undefined],
  ['17', '17:00'],
])('%j ends at %j', (typed, expected) => expect(parseEndTime(typed)).toBe(expected));

describe('the slots of a day', () => {
  test.each<[[string, string][], string[]]>([
    [
      [
        ['09:00', '12:00'],
        ['12:00', '17:00'],
      ],
      [],
    ],
    [[['18:00', '24:00']], []],
    [[['17:00', '09:00']], ['.week.MO.0.till time-order']],
    [[['09:00', '09:00']], ['.week.MO.0.till time-order']],
    [[['25:00', 'laat']], ['.week.MO.0.from time', '.week.MO.0.till time']],
    [
      [
        ['09:00', '12:00'],
        ['9', '12.00'],
      ],
      ['.week.MO.1 duplicate-times'],
    ],
    [
      [
        ['09:00', '12:00'],
        ['11:59', '13:00'],
      ],
      ['.week.MO.1 time-overlap'],
    ],
    [
      [
        ['13:00', '17:00'],
        ['08:00', '18:00'],
      ],
      ['.week.MO.1 time-overlap'],
    ],
    [[['09:00', '']], ['.week.MO.0.till required']],
    [
      [
        ['', ''],
        ['09:00', '12:00'],
      ],
      [],
    ],
  ])('%j: %j', (slots, expected) => expect(said(field, monday(...slots), strict)).toEqual(expected));

  test('as a draft may lack a time', () => expect(said(field, monday(['09:00', '']), draft)).toEqual([]));

  test('are kept in order of time, without blank ones', () =>
    expect(kept(field, monday(['13', '0:00'], ['', ' '], ['9', '12.30'], ['straks', '']))).toEqual(
      monday(['09:00', '12:30'], ['13:00', '24:00'], ['straks', '']),
    ));
});

describe('exceptions', () => {
  const noon: Slot[] = [{ from: '12:00', till: '13:00' }];

  test.each<[Partial<OpeningException>[], string[]]>([
    [[{ from: '25-12-2026' }, { from: '2026-12-26', slots: noon }], []],
    [[{ from: '31-02-2026' }], ['.exceptions.0.from date']],
    [[{ slots: noon }], ['.exceptions.0.from required']],
    [[{ from: '2026-12-26', till: '2026-12-25' }], ['.exceptions.0.till date-order']],
    [[{ from: '2026-12-26', till: 'later' }], ['.exceptions.0.till date']],
    [[{ from: '2026-12-25' }, { from: '25-12-2026' }], ['.exceptions.1.from duplicate-date']],
    [[{ from: '2026-12-24', till: '2027-01-03' }, { from: '2027-01-01' }], ['.exceptions.1.from duplicate-date']],
    [[{ from: '2026-12-25', slots: [...noon, ...noon] }], ['.exceptions.0.slots.1 duplicate-times']],
    [[{ from: '2026-12-25', reason: '<b>Kerst</b>' }], ['.exceptions.0.reason html']],
    [[{}], []],
  ])('%j: %j', (exceptions, expected) => expect(said(field, except(...exceptions), strict)).toEqual(expected));

  test('are kept in order of date; one day needs no end', () =>
    expect(
      kept(field, except({ from: '1-1-2027', till: '01-01-2027', reason: ' ' }, {}, { from: '25/12/2026', reason: ' Kerst ' })),
    ).toEqual({
      week: {},
      exceptions: [
        { from: '2026-12-25', slots: [], reason: 'Kerst' },
        { from: '2027-01-01', slots: [] },
      ],
    }));
});

test('a week without times is not filled', () =>
  expect(kept(field, { week: { MO: [], TU: [{ from: ' ', till: '' }] }, exceptions: [] })).toBeUndefined());
