import type { Timing } from '../item.ts';
import type { Act, Cancellation } from './act.ts';
import { cancelDate } from '../dates/cancel.ts';
import { cancelOpening } from '../hours/cancel.ts';
import { cancelMeeting } from '../series/cancel.ts';

/** Cancels one time, or ends the item before it. Refuses agenda.time-unknown, and agenda.first when nothing would be left. */
export const cancelOccurrence = (timing: Timing, cancellation: Cancellation): Act => {
  switch (timing.kind) {
    case 'dates':
      return cancelDate(timing, cancellation);
    case 'series':
      return cancelMeeting(timing, cancellation);
    case 'hours':
      return cancelOpening(timing, cancellation);
  }
};
