import { datesIn } from './expand/dates.ts';
import { hoursIn } from './expand/hours.ts';
import { meetingsIn } from './expand/series.ts';
import { byStart, type Window } from './expand/window.ts';
import type { Occurrence, Timing } from './item.ts';

const found = (timing: Timing, window: Window): Occurrence[] => {
  switch (timing.kind) {
    case 'dates':
      return datesIn(timing, window);
    case 'series':
      return meetingsIn(timing.meetings, window);
    case 'hours':
      return hoursIn(timing, window);
  }
};

/**
 * Every time of an item that touches a window of days, by start; cancelled and moved ones included. Counts on a normalised timing; of one
 * that is not right (yet) it gives what can be said, and never more than the limits allow.
 */
export const occurrencesOf = (timing: Timing, window: Window): Occurrence[] => found(timing, window).sort(byStart);
