import { refused } from '../../outcome.ts';
import type { Timing } from '../item.ts';
import type { Act } from './act.ts';

/** Puts a moved or cancelled time back to what the pattern says. */
export const resumeOccurrence = (_timing: Timing, { at: _at }: { at: string }): Act => refused('record.unknown');
