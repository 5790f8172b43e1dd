import type { Content, FieldValue } from '../fields/value.ts';
import { sameValue } from './same.ts';

/** A field that two people changed, differently: what it was, and what each made of it. */
export type Conflict = { field: string; base: FieldValue; theirs: FieldValue; mine: FieldValue };

/**
 * `merged`: the changes of both, with *mine* where they conflict, since nothing that anybody typed is lost. `taken`: the fields that
 * only they changed, for the notice to the editor.
 */
export type Merge = { merged: Content; conflicts: Conflict[]; taken: string[] };

const keysOf = (...contents: Content[]): string[] => [...new Set(contents.flatMap((content) => Object.keys(content)))];

/** The fields whose value differs between two contents, in the order in which they stand there. */
export const changes = (before: Content, after: Content): string[] =>
  keysOf(before, after).filter((key) => !sameValue(before[key], after[key]));

/** Brings my changes and theirs together, both made from `base` (decisions, 4 'Saving together'). Saving waits while there are conflicts. */
export const merge = (base: Content, theirs: Content, mine: Content): Merge => {
  const [changedByThem, changedByMe] = [new Set(changes(base, theirs)), new Set(changes(base, mine))];
  const taken = [...changedByThem].filter((key) => !changedByMe.has(key));
  const conflicts = [...changedByThem].filter((key) => changedByMe.has(key) && !sameValue(theirs[key], mine[key]));
  const values = keysOf(base, theirs, mine).map((key) => [key, changedByMe.has(key) ? mine[key] : theirs[key]] as const);
  return {
    merged: Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null)),
    conflicts: conflicts.map((field) => ({
      field,
      base: base[field] ?? null,
      theirs: theirs[field] ?? null,
      mine: mine[field] ?? null,
    })),
    taken,
  };
};
