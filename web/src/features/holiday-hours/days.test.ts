import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import { expect, it } from 'vitest';
import { chosenDays, vacationsIn, windowFrom, withYearBefore } from './days.ts';
import { readHolidayHoursSearch } from './search.ts';

const holiday = (day: string, name: string): Holiday => ({ day, name: { nl: name, en: name }, kind: 'public', from: null });
const holidays = [holiday('2026-03-29', 'Pasen'), holiday('2027-03-28', 'Pasen'), holiday('2027-04-27', 'Koningsdag')];

it('looks a year ahead, and a year back for the same holidays', () => {
  expect(windowFrom('2026-11-22')).toEqual({ from: '2026-11-22', till: '2027-11-22' });
  expect(withYearBefore(windowFrom('2026-11-22')).from).toBe('2025-11-21');
});

it('of a vacation only what lies in the window counts', () => {
  const name = { nl: 'Kerstvakantie', en: 'Christmas holidays' };
  const winter = { from: '2026-12-19', till: '2027-01-03', name };
  const before = { from: '2025-12-20', till: '2026-01-04', name };
  expect(vacationsIn([before, winter], { from: '2026-12-25', till: '2027-12-25' })).toEqual([{ ...winter, from: '2026-12-25' }]);
});

it('chosen days stand in order, each with the same holiday of a year before', () => {
  const own = [{ from: '2027-04-01', till: '2027-04-09', name: 'Vakantie' }];
  expect(chosenDays(holidays, ['2027-04-27', '2027-03-28'], own, { '2027-04-27': { kind: 'closed' } })).toMatchObject([
    { id: '2027-03-28', before: '2026-03-29', rule: { kind: 'asBefore' } },
    { name: 'Vakantie', till: '2027-04-09', before: null },
    { id: '2027-04-27', before: null, rule: { kind: 'closed' } },
  ]);
});

it('reads an address, and leaves out what is no day', () => {
  const own = [{ from: '2027-04-01', till: '2027-04-09', name: 'Vakantie' }];
  expect(
    readHolidayHoursSearch({ region: 'BE', days: ['2027-04-27', 'x', 3], own: [...own, { from: '2027-04-01' }], special: 'x' }),
  ).toEqual({
    region: 'BE',
    days: ['2027-04-27'],
    own,
  });
  expect(readHolidayHoursSearch({ region: 'FR', days: 'x' })).toEqual({});
});
