import type { ItemContent } from '../agenda/item.ts';
import type { Content, FieldValue } from '../fields/value.ts';
import type { Instant } from '../instant.ts';
import type { Conflict } from './merge.ts';

/** Who saved in between and when, and the revision that the next save has to name. */
export type SavedBetween = { revision: number; by: string | null; at: Instant };

type Between<Kind, C, V> = SavedBetween & { kind: Kind; conflicts: Conflict<V>[]; theirs: C };

/** Why a save has to wait (decisions, 4): what somebody else changed too, and all that they saved; of a record its fields, of an agenda item its parts. */
export type SaveConflict = Between<'record', Content, FieldValue> | Between<'item', ItemContent, unknown>;

export type ConflictOf<Kind extends SaveConflict['kind']> = Extract<SaveConflict, { kind: Kind }>;
