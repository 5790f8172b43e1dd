import type { Kysely, OperationNodeSource } from 'kysely';
import type { Written } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { type About, type Author, entriesOf, type Trace } from '../../trace.ts';
import type { RecordKind, RevisedRecord } from './record.ts';
import { revisionRow, usesOf } from './revision-store.ts';

/** What became of one record: how it was made, and what was done with it since. */
export type History<It> = { made: It; by: Author; acts: { written: Written<It>; caller: Author }[] };

/** The record as its history left it. */
export const newestOf = <It>({ made, acts }: History<It>): It => acts.at(-1)?.written.next ?? made;

type Entry<It> = { it: It; fields?: string[] | undefined; traces: readonly Trace[]; author: Author };
const entries = <It extends RevisedRecord>({ made, by, acts }: History<It>, how: Trace): Entry<It>[] => [
  { it: made, fields: Object.keys(made.content), traces: [how], author: by },
  ...acts.map(({ written: { next, fields, traces }, caller }) => ({ it: next, fields, traces, author: caller })),
];

/**
 * What of histories belongs into a statement beside the records: all revisions, uses and audit entries, as if each act had been written
 * when it was done. `how`: the trace of having been made; `about`: what the log keeps of a record at a time.
 */
export const past = <It extends RevisedRecord>(
  db: Kysely<DB>,
  kind: RecordKind,
  histories: readonly History<It>[],
  { how, about }: { how: Trace; about: (it: It) => About },
): Record<string, OperationNodeSource | undefined> => {
  const all = histories.flatMap((history) => entries(history, how));
  const made = all.flatMap(({ it, fields, author }) => (fields ? [{ it, row: revisionRow(kind, it, fields, author) }] : []));
  const uses = made.flatMap(({ it }) => usesOf(it));
  return {
    revised: db.insertInto('revision').values(made.map(({ row }) => row)),
    used: uses.length > 0 ? db.insertInto('supplement_use').values(uses) : undefined,
    logged: db.insertInto('audit').values(all.flatMap(({ it, traces, author }) => entriesOf(about(it), traces, author))),
  };
};
