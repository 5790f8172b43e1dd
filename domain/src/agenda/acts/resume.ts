import type { Timing } from '../item.ts';
import type { Act } from './act.ts';
import { resumeDate } from '../dates/resume.ts';
import { resumeOpening } from '../hours/cancel.ts';
import { resumeMeeting } from '../series/cancel.ts';

/** Puts a moved or cancelled time back to what the pattern says. Refuses agenda.time-unknown. */
export const resumeOccurrence = (timing: Timing, { at }: { at: string }): Act => {
  switch (timing.kind) {
    case 'dates':
      return resumeDate(timing, at);
    case 'series':
      return resumeMeeting(timing, at);
    case 'hours':
      return resumeOpening(timing, at);
  }
};
