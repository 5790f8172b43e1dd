import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { worldKey } from '../key.ts';
import type { OrganisationSeed, Step } from '../seeds.ts';
import { vlaanderenPeople as people } from './people.ts';
import { type FlemishTeam, vlaanderenTeams as teams } from './tenant.ts';
import { type FlemishType, vlaanderenTypes as types } from './types.ts';

type Row = { name: string; type: string; postcode: string; house_number: string; addition: string; street: string; city: string };

const read = async <T>(name: string): Promise<T[]> =>
  parse<T>(await readFile(new URL(`../../data/${name}`, import.meta.url)), { columns: true, skip_empty_lines: true, bom: true });

const typeOf: Record<string, FlemishType> = {
  Gemeente: 'gemeente',
  OCMW: 'ocmw',
  'Autonoom gemeentebedrijf': 'agb',
  Provincie: 'provincie',
};

/** Postal codes of Belgium by province; Brussels (1000 to 1299) is in none. */
const provinces: { from: number; till: number; team: FlemishTeam }[] = [
  { from: 1300, till: 1999, team: 'vlaamsBrabant' },
  { from: 2000, till: 2999, team: 'antwerpen' },
  { from: 3000, till: 3499, team: 'vlaamsBrabant' },
  { from: 3500, till: 3999, team: 'limburg' },
  { from: 8000, till: 8999, team: 'westVlaanderen' },
  { from: 9000, till: 9999, team: 'oostVlaanderen' },
];

const teamOf = (postalCode: string): FlemishTeam => {
  const digits = Number(postalCode);
  return provinces.find(({ from, till }) => digits >= from && digits <= till)?.team ?? 'root';
};

/** An addition in digits is the number of a box (bus). */
const houseNumberOf = ({ house_number, addition }: Row): string => `${house_number}${/^\d/.test(addition) ? ' bus ' : ''}${addition}`;

const publish: Step = { day: -120, by: people.els.key, act: 'publish' };
/** Municipalities that merged into others, the last on 1 January 2025, are kept for the record. */
const mergedAway: Step = { day: -60, by: people.els.key, act: 'archive' };

const seedOf = (row: Row, index: number, municipalities: Map<string, string>): OrganisationSeed => {
  const bare = row.name.replace(/ \(voor fusie\)$/, '');
  const municipality = municipalities.get(bare);
  const gone = bare !== row.name || (municipality === undefined && ['Gemeente', 'OCMW'].includes(row.type));
  return {
    key: worldKey('organisation', 2, index + 1),
    team: teams[teamOf(row.postcode)].key,
    types: [types[typeOf[row.type] ?? 'ander'].key],
    workflow: true,
    online: true,
    madeOn: -130,
    madeBy: people.els.key,
    content: {
      title: row.type === 'OCMW' ? `OCMW ${row.name}` : row.name,
      address: {
        kind: 'ADDRESS',
        country: 'BE',
        postalCode: row.postcode,
        houseNumber: houseNumberOf(row),
        street: row.street,
        city: row.city,
        ...(municipality && { municipality }),
      },
      ...(municipality && { serviceArea: [municipality] }),
      keywords: [row.type === 'OCMW' ? 'welzijn' : 'lokale-besturen'],
    },
    history: gone ? [publish, mergedAway] : [publish],
  };
};

/** The real local bodies of Flanders, in the order of the file. */
export const flemishBodies = async (): Promise<OrganisationSeed[]> => {
  const [rows, municipalities] = await Promise.all([
    read<Row>('flemish-local-bodies.csv'),
    read<{ code: string; name: string }>('flemish-municipalities.csv'),
  ]);
  const codes = new Map(municipalities.map(({ code, name }) => [name, code]));
  return rows.map((row, index) => seedOf(row, index, codes));
};
