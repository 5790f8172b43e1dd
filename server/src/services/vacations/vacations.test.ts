import { readFileSync } from 'node:fs';
import { addDays, daysBetween } from '@bronhouder/domain/agenda/days.ts';
import { holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { vacationRegion } from '@bronhouder/domain/holidays/school-region.ts';
import { describe, expect, test } from 'vitest';
import { vacationNames } from './vacation-names.ts';
import { vacationsBetween, vacationsByRegion } from './vacations.ts';

const regions = [...vacationsByRegion];
const told = (region: (typeof holidayRegions)[number], from: string, till: string) =>
  vacationsBetween(region, from, till).vacations.map((one) => `${one.from} ${one.till} ${one.name.nl}`);

describe('the data of school vacations', () => {
  const lines = readFileSync(new URL('data/vacations.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

  test('stand by region and day, and each name is known', () => {
    expect(lines).toEqual(lines.toSorted());
    expect(new Set(lines.map((line) => line.split(',')[3] ?? ''))).toEqual(new Set(Object.keys(vacationNames)));
    expect(lines.every((line) => /^[A-Z]{2}-[A-Z]{2,3},\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2},[^,]+$/.test(line))).toBe(true);
  });

  test.each(regions)('of %s: real days of a sensible length, none in another', (_, vacations) => {
    for (const [at, { from, till }] of vacations.entries()) {
      expect([addDays(from, 0), addDays(till, 0)]).toEqual([from, till]);
      const days = daysBetween(from, till) + 1;
      // A summer takes two months at most. Five weeks in the spring were once a slip of the source.
      const summer = from.slice(5, 7) >= '06' && from.slice(5, 7) <= '08';
      expect(days >= 2 && days <= (summer ? 63 : 21), `${from} ${till}`).toBe(true);
      expect((vacations[at - 1]?.till ?? '') < from, from).toBe(true);
    }
  });

  test.each(regions)('of %s: no school year without autumn, Christmas and summer', (_, vacations) => {
    const begun = (name: string) => vacations.filter((one) => one.name.nl === name).map(({ from }) => Number(from.slice(0, 4)));
    const [summers, autumns, winters] = ['Zomervakantie', 'Herfstvakantie', 'Kerstvakantie'].map(begun);
    expect(summers?.map((year) => year - 2025)).toEqual(summers?.map((_year, at) => at));
    expect(autumns?.map((year) => year - 2025)).toEqual(autumns?.map((_year, at) => at));
    expect(winters).toEqual(autumns);
  });

  test('every region of holidays has them, or is not one calendar', () => {
    const without = holidayRegions.filter((region) => !vacationsByRegion.has(vacationRegion(region)));
    expect(without).toEqual(['NL', 'BE', 'BE-BRU', 'DE']);
  });
});

describe('the vacations of a region', () => {
  test('are those that touch the days', () => {
    expect(told('NL-MI', '2027-01-03', '2027-02-20')).toEqual([
      '2026-12-19 2027-01-03 Kerstvakantie',
      '2027-02-20 2027-02-28 Voorjaarsvakantie',
    ]);
    expect(told('NL-ZU', '2027-02-21', '2027-03-31')).toEqual(['2027-02-13 2027-02-21 Voorjaarsvakantie']);
  });

  test('a town has those around it', () => {
    expect(told('NL-GR-GRN', '2026-10-10', '2026-10-10')).toEqual(told('NL-NO', '2026-10-10', '2026-10-10'));
    expect(told('DE-BY-A', '2027-05-18', '2027-05-18')).toEqual(['2027-05-18 2027-05-28 Pinkstervakantie']);
  });

  test('say until when they are known', () => {
    expect(vacationsBetween('BE-WAL', '2027-07-01', '2027-08-31')).toEqual({ vacations: [], known: '2027-05-09' });
    expect(vacationsBetween('NL', '2026-12-20', '2027-01-01')).toEqual({ vacations: [], known: null });
  });
});
