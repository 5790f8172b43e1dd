import type { Day, Timing } from './item.ts';

/** No time of it lies before this day. */
export const firstDay = (timing: Timing): Day => (timing.kind === 'hours' ? timing.from : '');

/** No time of it lies after this day, moved ones included. */
export const lastDay = (timing: Timing): Day => (timing.kind === 'hours' ? timing.till : '');
