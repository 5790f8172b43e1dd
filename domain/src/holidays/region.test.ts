import { expect, test } from 'vitest';
import { countryOfRegion, holidayRegions, regionOfAddress, regionOfZone } from './region.ts';
import { vacationRegion } from './school-region.ts';

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

test.each([
  ['NL:PV26', 'Utrecht', 'Utrecht', 'NL-MI'],
  ['NL:PV26', 'Eemnes', 'Eemnes', 'NL-NO'],
  ['NL:PV26', 'De Ronde Venen', 'Mijdrecht', 'NL-MI'],
  ['NL:PV26', 'De Ronde Venen', ' ABCOUDE', 'NL-NO'],
  ['NL:PV24', 'Almere', 'Almere', 'NL-NO'],
  ['NL:PV24', 'Zeewolde', 'Zeewolde', 'NL-MI'],
  ['NL:PV25', 'Hattem', 'Hattem', 'NL-NO'],
  ['NL:PV25', 'Apeldoorn', 'Apeldoorn', 'NL-MI'],
  ['NL:PV25', 'Nijmegen', 'Nijmegen', 'NL-ZU'],
  ['NL:PV25', 'Neder-Betuwe', 'Opheusden', 'NL-MI'],
  ['NL:PV25', 'Neder-Betuwe', 'Dodewaard', 'NL-ZU'],
  ['NL:PV30', 'Altena', 'Almkerk', 'NL-MI'],
  ['NL:PV30', 'Altena', 'Hank', 'NL-ZU'],
  ['NL:PV30', 'Breda', 'Breda', 'NL-ZU'],
  ['NL:PV20', 'Groningen', 'Haren', 'NL-NO'],
  ['NL:PV28', 'Leiden', 'Leiden', 'NL-ZH-LDN'],
] as const)('school vacations in %s, %s, %s are those of %s', (province, municipality, city, region) => {
  expect(regionOfAddress({ country: 'NL', city }, { province, municipality })).toBe(region);
});

test('a place with holidays of its own has the vacations around it', () => {
  expect((['NL-ZH-LDN', 'NL-NH-ALK', 'DE-BY-A', 'BE-VLG'] as const).map(vacationRegion)).toEqual(['NL-MI', 'NL-NO', 'DE-BY', 'BE-VLG']);
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
