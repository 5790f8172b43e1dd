import { expect, test } from 'vitest';
import { countryOfRegion, holidayRegions, regionOfAddress, regionOfZone } from './region.ts';

test.each([
  ['NL', '2312 AB', 'Leiden', 'NL-ZH-LDN'],
  ['NL', '2312 AB', ' LEIDEN ', 'NL-ZH-LDN'],
  ['NL', '9712 AB', 'Groningen', 'NL-GR-GRN'],
  ['NL', '3511 AB', 'Utrecht', 'NL'],
  ['BE', '1000', 'Brussel', 'BE-BRU'],
  ['BE', '1300', 'Waver', 'BE-WAL'],
  ['BE', '1500', 'Halle', 'BE-VLG'],
  ['BE', '2000', 'Antwerpen', 'BE-VLG'],
  ['BE', '4000', 'Luik', 'BE-WAL'],
  ['BE', '4700', 'Eupen', 'BE-DE'],
  ['BE', '4800', 'Verviers', 'BE-WAL'],
  ['BE', '9000', 'Gent', 'BE-VLG'],
  ['BE', undefined, 'Gent', 'BE'],
  ['DE', '80331', 'München', 'DE'],
] as const)('holidays of %s %s %s are those of %s', (country, postalCode, city, region) => {
  expect(regionOfAddress({ country, ...(postalCode && { postalCode }), city })).toBe(region);
});

test('nothing follows from an address without a country', () => {
  expect(regionOfAddress({ city: 'Leiden' })).toBeNull();
});

test('a zone has a country, and the Netherlands where it does not say', () => {
  expect(['Europe/Amsterdam', 'Europe/Brussels', 'Europe/Berlin', 'UTC'].map(regionOfZone)).toEqual(['NL', 'BE', 'DE', 'NL']);
});

test('every region begins with its country', () => {
  expect(new Set(holidayRegions.map(countryOfRegion))).toEqual(new Set(['NL', 'BE', 'DE']));
});
