import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { firstDay, lastDay } from '@bronhouder/domain/agenda/reach.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import { expect, test } from 'vitest';
import { once } from '../items.samples.ts';
import type { ItemRow } from './items.ts';
import { firstTimes, timesOf } from './times.ts';

const itemOf = (timing: Timing, index: number): ItemRow => ({
  key: `item ${index}`,
  version: 1,
  timing,
  organisation: '',
  organisationTitle: '',
  path: [],
  archived: false,
  product: '',
  productTitle: '',
  location: '',
  firstDay: firstDay(timing),
  lastDay: lastDay(timing),
  shown: 'yes',
  mayRead: true,
});
const slots = Array.from({ length: 8 }, (_, hour) => ({ from: `0${hour}:00`, till: `0${hour}:30` }));
const always = (till: string): Timing => ({
  kind: 'hours',
  from: '2027-01-01',
  till,
  hours: { week: Object.fromEntries(weekdays.map((day) => [day, slots])), exceptions: [] },
});
const all = () => true;

test('times worked out a stretch of days at a time are those of the whole window, each once, also what lasts over its edges', () => {
  const span = { startDate: '2026-12-28', startTime: '10:00', endDate: '2027-03-01', endTime: '17:00' };
  const exhibition: Timing = { kind: 'dates', span, repetition: { type: 'none' }, changes: [] };
  const single = Array.from({ length: 700 }, (_, index) => once(addDays('2026-12-01', index)));
  const items = [exhibition, always('2027-02-20'), ...single].map(itemOf);
  const days = { from: '2027-01-01', till: '2028-02-04' };
  const { times, more } = firstTimes(items, days, { most: 100_000, wanted: all });
  expect(more).toBe(false);
  expect(times.map(({ item, occurrence }) => `${item.key} ${occurrence.at}`)).toEqual(
    timesOf(items, days).map(({ item, occurrence }) => `${item.key} ${occurrence.at}`),
  );
});

test('of a calendar in which far too much takes place no more is worked out than is shown', () => {
  const items = Array.from({ length: 2000 }, (_, index) => itemOf(always('2031-12-31'), index));
  const { times, more } = firstTimes(items, { from: '2027-06-01', till: '2028-06-30' }, { most: 5000, wanted: all });
  expect([times.length, more, times.at(-1)?.occurrence.start.slice(0, 10)]).toEqual([5000, true, '2027-06-01']);
});

test('the last day that can be written is the end of a window like any other', () => {
  const days = { from: '9999-12-30', till: '9999-12-31' };
  expect(firstTimes([itemOf(once('2026-12-01'), 0)], days, { most: 10, wanted: all })).toEqual({ times: [], more: false });
});
