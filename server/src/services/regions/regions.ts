import { readFileSync } from 'node:fs';
import { region } from '@bronhouder/contract/services.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export type Region = z.infer<typeof region>;
type Row = { code: string; level: string; parent: string; country: string; name_nl: string };

const rows = parse<Row>(readFileSync(new URL('data/regions.csv', import.meta.url)), { columns: true, skip_empty_lines: true });

/** How far each level is from the top. */
const depth: Record<Region['level'], number> = { country: 0, region: 1, province: 2, land: 2, arrondissement: 3, municipality: 4 };

/** Every region of the Netherlands, Belgium and Germany, the levels above before those below. Source: CBS, Statbel. */
export const allRegions: readonly Region[] = z
  .array(region)
  .parse(rows.map(({ code, level, parent, country, name_nl }) => ({ code, level, parent: parent || null, country, name: name_nl })))
  .sort((one, other) => depth[one.level] - depth[other.level]);

const byCode = new Map(allRegions.map((one) => [one.code, one]));

/** Whether the regions service knows a code. */
export const regionExists = (code: string): boolean => byCode.has(code);

/** The regions of these codes, in their order; what is unknown is left out. */
export const regionsNamed = (codes: readonly string[]): Region[] => codes.flatMap((code) => byCode.get(code) ?? []);
