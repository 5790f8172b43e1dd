import type { FieldValue } from '../fields/value.ts';
import { sameValue } from './same.ts';

/** What can be merged: values by the name of their field or part. Absent, undefined and null are all "not filled". */
type Parts<V> = { [field: string]: V | undefined };

/** A field that two people changed, differently: what it was, and what each made of it. */
export type Conflict<V = FieldValue> = { field: string; base: V | null; theirs: V | null; mine: V | null };

/**
 * `merged`: the changes of both, with *mine* where they conflict, since nothing that anybody typed is lost. `taken`: the fields that
 * only they changed, for the notice to the editor.
 */
export type Merge<V = FieldValue> = { merged: { [field: string]: V }; conflicts: Conflict<V>[]; taken: string[] };

const keysOf = (...contents: Parts<unknown>[]): string[] => [...new Set(contents.flatMap((content) => Object.keys(content)))];

/** The fields whose value differs between two contents, in the order in which they stand there. */
export const changes = (before: Parts<unknown>, after: Parts<unknown>): string[] =>
  keysOf(before, after).filter((key) => !sameValue(before[key], after[key]));

/** Brings my changes and theirs together, both made from `base` (decisions, 4 'Saving together'). Saving waits while there are conflicts. */
export const merge = <V>(base: Parts<V>, theirs: Parts<V>, mine: Parts<V>): Merge<V> => {
  const [changedByThem, changedByMe] = [new Set(changes(base, theirs)), new Set(changes(base, mine))];
  const taken = [...changedByThem].filter((key) => !changedByMe.has(key));
  const conflicts = [...changedByThem].filter((key) => changedByMe.has(key) && !sameValue(theirs[key], mine[key]));
  const stays = (key: string): [string, V][] => {
    const value = changedByMe.has(key) ? mine[key] : theirs[key];
    return value === undefined || value === null ? [] : [[key, value]];
  };
  return {
    merged: Object.fromEntries(keysOf(base, theirs, mine).flatMap(stays)),
    conflicts: conflicts.map((field) => ({
      field,
      base: base[field] ?? null,
      theirs: theirs[field] ?? null,
      mine: mine[field] ?? null,
    })),
    taken,
  };
};
