import type { Timing } from '../item.ts';
import type { Act, Move } from './act.ts';
import { moveDate } from '../dates/move.ts';
import { moveOpening } from '../hours/move.ts';
import { moveMeeting } from '../series/move.ts';

/**
 * Moves one time, it and the following, or all to another span (decisions, 5); problems with the span are at `span.startDate` and so on.
 * Refuses agenda.time-unknown, agenda.workdays, agenda.weeks, agenda.exception, agenda.hours-place and form.problems.
 */
export const moveOccurrence = (timing: Timing, move: Move): Act => {
  switch (timing.kind) {
    case 'dates':
      return moveDate(timing, move);
    case 'series':
      return moveMeeting(timing, move);
    case 'hours':
      return moveOpening(timing, move);
  }
};
