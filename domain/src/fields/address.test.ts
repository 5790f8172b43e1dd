import { describe, expect, test } from 'vitest';
import type { Country } from './definition.ts';
import { parseHouseNumber } from './house-number.ts';
import { parsePostalCode } from './postal-code.ts';
import { draft, kept, said, sampleFields, strict } from './for-tests.ts';
import type { Address } from './value.ts';

const field = sampleFields.address;
const lindelaan: Address = {
  kind: 'ADDRESS',
  country: 'NL',
  postalCode: '5531 AB',
  houseNumber: '12a',
  street: 'Lindelaan',
  city: 'Bladel',
};

test.each<[Country, string, string | undefined]>([
  ['NL', '5531ab', '5531 AB'],
  ['NL', ' NL-5531 AB ', '5531 AB'],
  ['NL', '0531 AB', undefined],
  ['NL', '5531 SS', undefined],
  ['NL', '5531 A', undefined],
  ['NL', '5531', undefined],
  ['BE', '3000', '3000'],
  ['BE', 'B-3000', '3000'],
  ['BE', '0999', undefined],
  ['BE', '5531 AB', undefined],
  ['DE', '01067', '01067'],
  ['DE', 'D-52062', '52062'],
  ['DE', '00123', undefined],
  ['DE', '5206', undefined],
])('postal code in %s: %j is %j', (country, typed, expected) => expect(parsePostalCode(typed, country)).toBe(expected));

test.each([
  ['27', '27'],
  ['27a', '27a'],
  ['27 A', '27a'],
  ['27-29', '27-29'],
  ['27 / 2', '27/2'],
  ['27 bis', '27bis'],
  ['27 bus 3', '27 bus 3'],
  ['0', undefined],
  ['a27', undefined],
  ['27 28', undefined],
  ['-27', undefined],
  ['27a!', undefined],
  ['123456', undefined],
])('house number: %j is %j', (typed, expected) => expect(parseHouseNumber(typed)).toBe(expected));

describe('an address', () => {
  test('is written one way', () => {
    const typed: Address = { ...lindelaan, postalCode: ' 5531ab', houseNumber: '12 A', city: 'Bladel ', municipality: ' ' };
    expect(kept(field, typed)).toEqual(lindelaan);
  });

  test('is empty while only the kind and country of the form stand there', () => {
    expect(kept(field, { kind: 'ADDRESS', country: 'NL', street: ' ' })).toBeUndefined();
    expect(kept(field, { kind: 'NOADDRESS', country: 'NL' })).toEqual({ kind: 'NOADDRESS', country: 'NL' });
  });

  test('keeps only the parts of its kind', () =>
    expect(kept(field, { ...lindelaan, kind: 'MAILBOX', boxNumber: '11' })).toEqual({
      kind: 'MAILBOX',
      country: 'NL',
      postalCode: '5531 AB',
      city: 'Bladel',
      boxNumber: '11',
    }));

  test.each<[Address, string[]]>([
    [lindelaan, []],
    [{ kind: 'ADDRESS', country: 'NL', city: 'Bladel' }, ['.postalCode required', '.houseNumber required', '.street required']],
    [{ kind: 'NOADDRESS', country: 'BE' }, []],
    [{ kind: 'MAILBOX', country: 'NL', postalCode: '5531 AB', city: 'Bladel' }, ['.boxNumber required']],
    [{ kind: 'FREEPOST', country: 'NL', postalCode: '5531 AB', city: 'Bladel', boxNumber: '12b' }, ['.boxNumber number']],
    [{ ...lindelaan, country: 'BE' }, ['.postalCode postal-code']],
    [{ ...lindelaan, houseNumber: 'twaalf' }, ['.houseNumber house-number']],
    [{ ...lindelaan, street: '<i>Lindelaan</i>' }, ['.street html']],
    [{ ...lindelaan, municipality: 'NL:GM9999' }, ['.municipality region-unknown']],
  ])('%j to publish: %j', (value, expected) =>
    expect(said(field, value, { ...strict, regionExists: (code) => code === 'NL:GM1728' })).toEqual(expected),
  );

  test('as a draft may be half', () => expect(said(field, { kind: 'ADDRESS', country: 'NL', city: 'Bladel' }, draft)).toEqual([]));

  test('must be of a kind and country that the field allows', () =>
    expect(said({ ...field, kinds: ['MAILBOX'], countries: ['NL'] }, { ...lindelaan, country: 'DE', postalCode: '52062' })).toEqual([
      '.kind select-unknown',
      '.country select-unknown',
    ]));
});
