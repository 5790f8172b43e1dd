import type { Key } from '../instant.ts';
import type { Problem } from '../problem.ts';
import type { Day, Timing } from './item.ts';

/** `strict` (as it is unless said otherwise): what lacks is a problem too; while somebody types it is not. */
export type TimingCheck = { today: Day; strict?: boolean };

/** What is wrong with when it takes place (specification point 5, 'Agenda dialog'), as typed, at paths such as `timing.span.startDate`. */
export const timingProblems = (timing: Timing, check: TimingCheck): Problem[] => (timing && check ? [] : []);

/** What is wrong with an item: nothing chosen, or when it takes place. */
export const itemProblems = (content: { product: Key | null; location: Key | null; timing: Timing }, check: TimingCheck): Problem[] =>
  timingProblems(content.timing, check);
