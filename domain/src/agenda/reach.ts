import { addDays, dayOfWall, timeOfWall } from './days.ts';
import type { Day, Occurrence, Timing, Wall } from './item.ts';
import { occurrencesOf } from './occurrences.ts';

/** Where the pattern begins; a moved date can lie before it. */
const startOf = (timing: Timing): Day => {
  switch (timing.kind) {
    case 'dates':
      return timing.span.startDate;
    case 'series':
      return timing.meetings[0]?.span.startDate ?? '';
    case 'hours':
      return timing.from;
  }
};

const everything = { from: '0000-01-01', till: '9999-12-31' };

export const allOf = (timing: Timing): Occurrence[] => occurrencesOf(timing, everything);

/** The day on which something that ends then still is; midnight belongs to the day before. */
const endDay = (end: Wall): Day => (timeOfWall(end) === '00:00' ? addDays(dayOfWall(end), -1) : dayOfWall(end));

/** No time of it lies before this day. */
export const firstDay = (timing: Timing): Day =>
  timing.kind === 'hours' ? timing.from : dayOfWall(allOf(timing)[0]?.start ?? startOf(timing));

/** No time of it lies after this day, moved ones included: what takes several days is counted to its end. */
export const lastDay = (timing: Timing): Day => {
  if (timing.kind === 'hours') return timing.till;
  const days = allOf(timing).map(({ start, end }) => (endDay(end) < dayOfWall(start) ? dayOfWall(start) : endDay(end)));
  return days.reduce((last, day) => (day > last ? day : last), startOf(timing));
};
