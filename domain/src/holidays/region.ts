import type { Country } from '../fields/definition.ts';
import type { Address } from '../fields/value.ts';
import { dutchSchoolRegion, type Place } from './school-region.ts';

/**
 * Where holidays hold: a country, a part of it, or a place with days of its own. The regions North, Central and South of the Netherlands
 * differ in school vacations only. Each begins with its country; what stands after the
 * dashes is a part of what stands before.
 */
export const holidayRegions = [
  'NL',
  'NL-NO',
  'NL-MI',
  'NL-ZU',
  'NL-GR-GRN',
  'NL-NH-ALK',
  'NL-ZH-BRL',
  'NL-ZH-LDN',
  'BE',
  'BE-VLG',
  'BE-WAL',
  'BE-BRU',
  'BE-DE',
  'DE',
  'DE-BW',
  'DE-BY',
  'DE-BY-KATH',
  'DE-BY-A',
  'DE-BE',
  'DE-BB',
  'DE-HB',
  'DE-HH',
  'DE-HE',
  'DE-MV',
  'DE-NI',
  'DE-NW',
  'DE-RP',
  'DE-SL',
  'DE-SN',
  'DE-ST',
  'DE-SH',
  'DE-TH',
] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

export const countryOfRegion = (region: HolidayRegion): Country => region.slice(0, 2) as Country;

/** Places with days of their own, by the name of the town. */
const towns: Partial<Record<string, HolidayRegion>> = {
  groningen: 'NL-GR-GRN',
  alkmaar: 'NL-NH-ALK',
  brielle: 'NL-ZH-BRL',
  leiden: 'NL-ZH-LDN',
};

/** Postal codes of Belgium by the language community, in order: the first that holds. */
const belgian: [first: number, last: number, region: HolidayRegion][] = [
  [1000, 1299, 'BE-BRU'],
  [1300, 1499, 'BE-WAL'],
  [4700, 4791, 'BE-DE'],
  [4000, 7999, 'BE-WAL'],
  [1500, 9999, 'BE-VLG'],
];

const within = (postalCode: string | undefined): HolidayRegion =>
  belgian.find(([first, last]) => first <= Number(postalCode) && Number(postalCode) <= last)?.[2] ?? 'BE';

/**
 * Where the holidays of an address are kept; `place`: where its municipality is, if that is filled in. The state of a German address does not
 * follow from what is asked of it: the country then.
 */
export const regionOfAddress = ({ country, postalCode, city }: Partial<Address>, place: Place | null = null): HolidayRegion | null => {
  if (country === 'NL') return towns[city?.trim().toLowerCase() ?? ''] ?? (place && dutchSchoolRegion(place, city)) ?? 'NL';
  if (country === 'BE') return within(postalCode);
  return country === 'DE' ? 'DE' : null;
};

const zones: Partial<Record<string, HolidayRegion>> = { 'Europe/Brussels': 'BE', 'Europe/Berlin': 'DE' };

/** Where the holidays of somebody are kept of whom only the clock is known. */
export const regionOfZone = (zone: string): HolidayRegion => zones[zone] ?? 'NL';
