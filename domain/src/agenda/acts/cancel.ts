import { refused } from '../../outcome.ts';
import type { Timing } from '../item.ts';
import type { Act, Cancellation } from './act.ts';

/** Cancels one time, or ends the item before it. */
export const cancelOccurrence = (_timing: Timing, _cancellation: Cancellation): Act => refused('record.unknown');
