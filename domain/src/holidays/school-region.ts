import type { HolidayRegion } from './region.ts';

/** Whose school vacations hold in a place that has holidays of its own; the others have their own, or none that hold for all of them. */
const within: Partial<Record<HolidayRegion, HolidayRegion>> = {
  'NL-GR-GRN': 'NL-NO',
  'NL-NH-ALK': 'NL-NO',
  'NL-ZH-BRL': 'NL-MI',
  'NL-ZH-LDN': 'NL-MI',
  'DE-BY-KATH': 'DE-BY',
  'DE-BY-A': 'DE-BY',
};

export const vacationRegion = (region: HolidayRegion): HolidayRegion => within[region] ?? region;

type DutchRegion = Extract<HolidayRegion, 'NL-NO' | 'NL-MI' | 'NL-ZU'>;

/** Where an address is: its municipality and the code of its province, as the regions service names them. */
export type Place = { province: string; municipality: string };

/** The region of most of each province. */
const provinces: Partial<Record<string, DutchRegion>> = {
  'NL:PV20': 'NL-NO',
  'NL:PV21': 'NL-NO',
  'NL:PV22': 'NL-NO',
  'NL:PV23': 'NL-NO',
  'NL:PV24': 'NL-NO',
  'NL:PV25': 'NL-MI',
  'NL:PV26': 'NL-MI',
  'NL:PV27': 'NL-NO',
  'NL:PV28': 'NL-MI',
  'NL:PV29': 'NL-ZU',
  'NL:PV30': 'NL-ZU',
  'NL:PV31': 'NL-ZU',
};

const southOfGelderland = [
  'Arnhem',
  'Berg en Dal',
  'Beuningen',
  'Doesburg',
  'Druten',
  'Duiven',
  'Heumen',
  'Lingewaard',
  'Maasdriel',
  'Nijmegen',
  'Overbetuwe',
  'Renkum',
  'Rheden',
  'Rozendaal',
  'West Maas en Waal',
  'Westervoort',
  'Wijchen',
  'Zaltbommel',
  'Zevenaar',
];

/** Municipalities of another region than the rest of their province. */
const municipalities: Partial<Record<string, DutchRegion>> = {
  ...Object.fromEntries(southOfGelderland.map((name) => [name, 'NL-ZU'])),
  Hattem: 'NL-NO',
  Eemnes: 'NL-NO',
  Zeewolde: 'NL-MI',
  Altena: 'NL-MI',
};

/** Towns of another region than the rest of their municipality: what was a municipality of its own once. */
const towns: Partial<Record<string, Partial<Record<string, DutchRegion>>>> = {
  'De Ronde Venen': { abcoude: 'NL-NO', baambrugge: 'NL-NO' },
  'Neder-Betuwe': { dodewaard: 'NL-ZU' },
  Montferland: { didam: 'NL-ZU' },
  Altena: { hank: 'NL-ZU', dussen: 'NL-ZU' },
};

/** The vacation region of a Dutch address: the ministry sets three, whose borders follow those of provinces for the greater part. */
export const dutchSchoolRegion = ({ province, municipality }: Place, city = ''): DutchRegion | null =>
  towns[municipality]?.[city.trim().toLowerCase()] ?? municipalities[municipality] ?? provinces[province] ?? null;
