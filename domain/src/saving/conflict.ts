import type { Content } from '../fields/value.ts';
import type { Instant } from '../instant.ts';
import type { Conflict } from './merge.ts';

/** Why a save has to wait: the fields that somebody else changed too, and the revision that the next save has to name. */
export type SaveConflict = { revision: number; by: string | null; at: Instant; conflicts: Conflict[]; theirs: Content };
