import { describe, expect, test } from 'vitest';
import { todayIn } from './calendar-date.ts';
import { draft, kept, said, sampleFields, strict } from './for-tests.ts';
import type { FileReference } from './value.ts';

const { choice, date, file, gps, regions, keywords, checkbox, group } = sampleFields;

describe('a choice', () => {
  const several = { ...choice, multiple: true, minSelected: 2, maxSelected: 2 };

  test('of several is kept once each, in the order of the options', () => expect(kept(several, ['c', 'a', 'c', ''])).toEqual(['a', 'c']));

  test('survives a type that goes from one to several and back', () => {
    expect(kept(several, 'a')).toEqual(['a']);
    expect(kept(choice, ['a'])).toBe('a');
    expect(said(choice, ['a', 'b'])).toEqual(['select-at-most']);
  });

  test.each<[string | string[], string[]]>([
    ['a', ['select-at-least']],
    [['a', 'b'], []],
    [['a', 'b', 'c'], ['select-at-most']],
    [['a', 'oud'], ['select-unknown']],
  ])('%j: %j', (value, expected) => expect(said(several, value)).toEqual(expected));
});

describe('a date', () => {
  test.each([
    ['1-2-2026', '2026-02-01'],
    ['01/02/2026', '2026-02-01'],
    ['29.02.2028', '2028-02-29'],
    [' 2026-02-01 ', '2026-02-01'],
  ])('%j is kept as %j', (typed, expected) => expect(kept(date, typed)).toBe(expected));

  test.each(['29-02-2026', '31-04-2026', '00-01-2026', '1-13-2026', '1-2-26', '2026-2-1', '0999-01-01', 'gisteren'])(
    '%j is none',
    (typed) => expect(said(date, typed)).toEqual(['date']),
  );

  test('in the future is after today', () => {
    expect(said({ ...date, future: true }, '21-11-2026')).toEqual(['date-future']);
    expect(said({ ...date, future: true }, '22-11-2026')).toEqual([]);
  });

  test('lies between its limits', () => {
    const field = { ...date, minimum: '2026-01-01', maximum: '2026-12-31' };
    expect(['31-12-2025', '1-1-2026', '31-12-2026', '1-1-2027'].map((day) => said(field, day))).toEqual([
      ['date-minimum'],
      [],
      [],
      ['date-maximum'],
    ]);
  });

  test('of today follows the clocks of the zone', () => {
    expect(todayIn('Europe/Amsterdam', '2026-11-20T22:59:59.999Z')).toBe('2026-11-20');
    expect(todayIn('Europe/Amsterdam', '2026-11-20T23:00:00.000Z')).toBe('2026-11-21');
  });
});

describe('a file', () => {
  const logo: FileReference = { key: 'f1', name: 'Logo.PNG', type: 'image/png', bytes: 10_000, width: 400, height: 300 };
  const banner = { ...file, minWidth: 800, minHeight: 200 };

  test.each<[FileReference, string[]]>([
    [logo, []],
    [{ ...logo, name: 'plan.PDF', type: 'application/pdf' }, []],
    [{ ...logo, name: 'virus.exe', type: 'application/octet-stream' }, ['file-type']],
    [{ ...logo, bytes: 2_000_001 }, ['file-size']],
    [{ ...logo, description: '<b>x</b>' }, ['.description html']],
  ])('%j: %j', (value, expected) => expect(said(file, value)).toEqual(expected));

  test('of which the pixels are too few, or unknown', () => {
    expect(said(banner, { ...logo, width: 800 })).toEqual([]);
    expect(said(banner, logo)).toEqual(['file-pixels']);
    expect(said(banner, { key: 'f1', name: 'a.png', type: 'image/png', bytes: 1 })).toEqual(['file-pixels']);
  });
});

describe('coordinates', () => {
  test('typed with a comma or a point are degrees', () =>
    expect(kept(gps, { latitude: '51,366', longitude: ' 5.21880004 ' })).toEqual({ latitude: 51.366, longitude: 5.2188 }));

  test.each<[number | string, number | string, string[]]>([
    [90, -180, []],
    ['90,1', 181, ['.latitude coordinates', '.longitude coordinates']],
    ['51° N', '5', ['.latitude coordinates']],
    ['51,3', '', ['.longitude required']],
  ])('%j %j: %j', (latitude, longitude, expected) => expect(said(gps, { latitude, longitude }, strict)).toEqual(expected));
});

test('regions and keywords exist, once each, and are so many at least and at most', () => {
  const check = { ...draft, regionExists: (code: string) => code.startsWith('NL:'), wordExists: (id: string) => id === 'w1' };
  expect(kept(regions, ['NL:GM1728', ' NL:GM1728', ''])).toEqual(['NL:GM1728']);
  expect(said({ ...regions, minSelected: 2 }, ['NL:GM1728', 'XX:1'], check)).toEqual(['region-unknown']);
  expect(said({ ...regions, minSelected: 2 }, ['NL:GM1728', 'NL:GM1728'], check)).toEqual(['select-at-least']);
  expect(said({ ...keywords, maxSelected: 1 }, ['w1', 'w2'], check)).toEqual(['word-unknown', 'select-at-most']);
});

test('a box that must be ticked is asked for when publishing', () => {
  const field = { ...checkbox, mustBeSet: true };
  expect(said(field, false, strict)).toEqual(['checkbox']);
  expect(said(field, undefined, strict)).toEqual(['checkbox']);
  expect(said(field, true, strict)).toEqual([]);
  expect(said(field, false, draft)).toEqual([]);
});

describe('a group', () => {
  const rows = [
    { id: '1', values: { name: ' Fatma ', email: 'fatma@' } },
    { id: '2', values: { name: '', email: null } },
    { id: '3', values: { email: 'jan@bladel.nl', former: 'bewaard' } },
  ];

  test('keeps its rows by id, leaves blank ones out and loses nothing of fields it had', () =>
    expect(kept(group, rows)).toEqual([
      { id: '1', values: { name: 'Fatma', email: 'fatma@' } },
      { id: '3', values: { email: 'jan@bladel.nl', former: 'bewaard' } },
    ]));

  test('has its problems at the row and field', () => {
    expect(said(group, rows, draft)).toEqual(['.0.email email']);
    expect(said(group, rows, strict)).toEqual(['.0.email email', '.2.name required']);
    expect(said({ ...group, minSelected: 3 }, rows, draft)).toEqual(['.0.email email', 'select-at-least']);
  });
});
