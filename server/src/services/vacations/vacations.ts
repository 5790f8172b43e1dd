import { readFileSync } from 'node:fs';
import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { vacationRegion } from '@bronhouder/domain/holidays/school-region.ts';
import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';
import { parse } from 'csv-parse/sync';
import { vacationNames } from './vacation-names.ts';

type Row = { region: string; from: Day; till: Day; name: string };

const rows = parse<Row>(readFileSync(new URL('data/vacations.csv', import.meta.url)), { columns: true, skip_empty_lines: true });

/** Every known school vacation by its region, in order. Source: OpenHolidays API (ODbL). */
export const vacationsByRegion: ReadonlyMap<string, Vacation[]> = new Map(
  Object.entries(Object.groupBy(rows, ({ region }) => region)).map(([region, of = []]) => [
    region,
    of.map(({ from, till, name }) => ({ from, till, name: vacationNames[name] ?? { nl: name, en: name } })),
  ]),
);

/**
 * The school vacations of a region that touch some days, and until when they are known: null where the region has no calendar of its own
 * (all of a country, Brussels).
 */
export const vacationsBetween = (region: HolidayRegion, from: Day, till: Day): { vacations: Vacation[]; known: Day | null } => {
  const all = vacationsByRegion.get(vacationRegion(region)) ?? [];
  return { vacations: all.filter((one) => one.from <= till && from <= one.till), known: all.at(-1)?.till ?? null };
};
