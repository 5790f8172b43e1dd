import { refused } from '../../outcome.ts';
import type { Timing } from '../item.ts';
import type { Act, Move } from './act.ts';

/** Moves one time, it and the following, or all to another span (decisions, 5); problems with the span are at `span.startDate` and so on. */
export const moveOccurrence = (_timing: Timing, _move: Move): Act => refused('record.unknown');
