import type { Key } from '../instant.ts';
import type { Problem } from '../problem.ts';
import type { Timing } from './item.ts';
import { datesProblems } from './problems/dates.ts';
import { hoursProblems } from './problems/hours.ts';
import { lacking, type TimingCheck } from './problems/part.ts';
import { seriesProblems } from './problems/series.ts';

/** What is wrong with when it takes place (specification point 5, 'Agenda dialog'), as typed, at paths such as `timing.span.startDate`. */
export const timingProblems = (timing: Timing, check: TimingCheck): Problem[] => {
  switch (timing.kind) {
    case 'dates':
      return datesProblems(timing, check);
    case 'series':
      return seriesProblems(timing.meetings, check);
    case 'hours':
      return hoursProblems(timing, check);
  }
};

/** What is wrong with an item: product or location not chosen, or when it takes place. */
export const itemProblems = (content: { product: Key | null; location: Key | null; timing: Timing }, check: TimingCheck): Problem[] => [
  ...(content.product === null ? lacking('product-required', 'product', check) : []),
  ...(content.location === null ? lacking('location-required', 'location', check) : []),
  ...timingProblems(content.timing, check),
];
