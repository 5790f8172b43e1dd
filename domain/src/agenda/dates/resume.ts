import { done, refused } from '../../outcome.ts';
import { givesDay } from '../expand/pattern.ts';
import type { Act } from '../acts/act.ts';
import type { Dates } from './shift.ts';

/** Puts a date back to what the pattern says. */
export const resumeDate = (timing: Dates, at: string): Act =>
  givesDay(timing.span, timing.repetition, at)
    ? done({ timing: { ...timing, changes: timing.changes.filter(({ on }) => on !== at) }, location: null, lost: [] })
    : refused('agenda.time-unknown');
