import { describe, expect, test } from 'vitest';
import { kept, said, sampleFields } from './for-tests.ts';

const { number } = sampleFields;

describe('a number typed the Dutch way', () => {
  test.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1 234 567', 1234567],
    ['1\u00a0234', 1234],
    [',5', 0.5],
    ['-3', -3],
    ['\u22123,25', -3.25],
    ['-0', 0],
    [' 007 ', 7],
    [12.5, 12.5],
  ])('%j is %j', (typed, expected) => {
    expect(kept(number, typed)).toBe(expected);
    expect(said(number, typed)).toEqual([]);
  });

  test.each(['twaalf', '12,', '1.23.4', '1,2,3', '1e5', '0x10', '--1', '12,34.5', '1234567890123456', '12 50 €', 'Infinity', '１２'])(
    '%j is no number and stays as it was typed',
    (typed) => {
      expect(kept(number, ` ${typed} `)).toBe(typed);
      expect(said(number, typed)).toEqual(['number']);
    },
  );
});

test.each([
  ['0', ['minimum']],
  ['1', []],
  ['100', []],
  ['100,5', ['maximum']],
  ['12,25', []],
  ['12,255', ['decimals']],
  [1.005, ['decimals']],
  [0.1 + 0.2, ['minimum']],
])('limits: %j gives %j', (typed, expected) => expect(said({ ...number, minimum: 1, maximum: 100, decimals: 2 }, typed)).toEqual(expected));

test('no decimals allowed', () => {
  expect(said({ ...number, decimals: 0 }, '3,0')).toEqual([]);
  expect(said({ ...number, decimals: 0 }, '3,5')).toEqual(['decimals']);
});
