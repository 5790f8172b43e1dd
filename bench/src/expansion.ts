import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';

const times = 200;
const slots = [
  { from: '08:00', till: '10:00' },
  { from: '10:30', till: '12:30' },
  { from: '13:00', till: '15:00' },
  { from: '15:30', till: '17:30' },
];
const year = { from: '2028-01-01', till: '2028-12-31' };
const daily: Timing = {
  kind: 'hours',
  ...year,
  hours: { week: Object.fromEntries(weekdays.map((weekday) => [weekday, slots])), exceptions: [] },
};

/** How long the 366 days of a year with four slots take to become occurrences: the middle of many times, in milliseconds. */
export const expansion = (): number => {
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    occurrencesOf(daily, year);
    return performance.now() - began;
  });
  return taken.sort((one, other) => one - other)[times / 2] ?? 0;
};
