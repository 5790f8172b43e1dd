// Writes server/src/services/vacations/data/vacations.csv anew from a newer copy of the npm package opening_hours, which carries the
// school vacations of the OpenHolidays API: `npm pack opening_hours`, unpack it, then `node scripts/vacations.ts <its folder>`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Per year the first and the last day as month, day, month, day; a last day before the first one is in the next year. */
type Vacation = { name: string } & Record<string, string | number[]>;
type Country = Record<string, { SH?: Vacation[]; _state_code?: string } | undefined>;
type Row = { region: string; from: string; till: string; name: string };

/** What the product calls their regions; states of Germany go by their own code. Of Mecklenburg those of the general schools. */
const regions: Record<string, Record<string, string>> = {
  nl: { NO: 'NL-NO', MI: 'NL-MI', ZU: 'NL-ZU' },
  be: { NL: 'BE-VLG', FR: 'BE-WAL', DE: 'BE-DE' },
  de: { 'MV-ABS': 'DE-MV', 'MV-BBS': '' },
};

/** Earlier ones are of no use: nothing is planned in the past. */
const first = '2025-08-01';

/** Mistakes of the source, each with where the right day is published. */
const mended: (Row & { wrong: string })[] = [
  // The data set itself as kept in RiesvGeffen/openholidaysapi.data, commit ba76179.
  { region: 'NL-ZU', from: '2027-02-13', wrong: '2027-03-21', till: '2027-02-21', name: 'Voorjaarsvakantie' },
  // Ministry of Education, rijksoverheid.nl, "Overzicht schoolvakanties 2028-2029".
  { region: 'NL-ZU', from: '2029-02-10', wrong: '2029-03-18', till: '2029-02-18', name: 'Voorjaarsvakantie' },
];

const dayOf = (year: number, month = 0, day = 0): string => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const rowsOf = (region: string, { name, ...years }: Vacation): Row[] =>
  Object.entries(years).flatMap(([year, days]) => {
    if (typeof days === 'string') return [];
    const [month, day, lastMonth = 0, lastDay = 0] = days;
    const from = dayOf(Number(year), month, day);
    const same = dayOf(Number(year), lastMonth, lastDay);
    return [{ region, from, till: same < from ? dayOf(Number(year) + 1, lastMonth, lastDay) : same, name }];
  });

const right = (row: Row): Row => {
  const known = mended.find(({ region, from, wrong }) => region === row.region && from === row.from && wrong === row.till);
  return known ? { ...row, till: known.till } : row;
};

/** The countries as the library has them in its source, which its source map carries. */
const readCountries = async (folder: string): Promise<Record<string, Country>> => {
  const map = JSON.parse(readFileSync(join(folder, 'build/opening_hours.esm.mjs.map'), 'utf8'));
  const text = map.sourcesContent[map.sources.findIndex((source: string) => source.includes('generated-openholidays'))];
  const place = mkdtempSync(join(tmpdir(), 'vacations-'));
  try {
    writeFileSync(join(place, 'countries.mjs'), text);
    console.log(/Submodule: .*/.exec(text)?.[0]);
    return await import(pathToFileURL(join(place, 'countries.mjs')).href);
  } finally {
    rmSync(place, { recursive: true });
  }
};

const countries = await readCountries(resolve(process.argv[2] ?? '.'));
const rows = Object.entries(regions)
  .flatMap(([country, named]) =>
    Object.entries(countries[country] ?? {}).flatMap(([state, value]) => {
      if (!value?.SH || state === 'SH') return [];
      const region = named[state] ?? `${country}-${value._state_code}`.toUpperCase();
      return region ? value.SH.flatMap((vacation) => rowsOf(region, vacation)) : [];
    }),
  )
  .map(right)
  // Single days are left out: the library keeps one of each name a year, so they would be there by chance.
  .filter(({ from, till }) => first <= till && from < till)
  .sort((a, b) => (a.region + a.from < b.region + b.from ? -1 : 1));

writeFileSync(
  resolve(import.meta.dirname, '../server/src/services/vacations/data/vacations.csv'),
  ['region,from,till,name', ...rows.map(({ region, from, till, name }) => [region, from, till, name].join(',')), ''].join('\n'),
);
console.log(`${rows.length} vacations of ${new Set(rows.map(({ region }) => region)).size} regions`);
