import type { Timing } from './item.ts';

/** It takes place more than once by one pattern, or as one series: a change asks whether it is about one time, those that follow, or all. */
export const repeats = (timing: Timing): boolean => {
  if (timing.kind === 'series') return timing.meetings.length > 1;
  return timing.kind === 'hours' || timing.repetition.type !== 'none';
};
