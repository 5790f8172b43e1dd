import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Kysely, OperationNodeSource } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Author } from '../../trace.ts';
import { type RecordKind, referencesOf, type RevisedRecord } from './record.ts';

/** Who writes, and when: nobody where it is done at the machine itself. */
type Writer = Pick<Author<unknown>, 'now' | 'who'>;

/** The row of a record's newest revision, which changes these fields. */
export const revisionRow = (kind: RecordKind, it: RevisedRecord, fields: string[], { now, who }: Writer) => ({
  kind,
  record: it.key,
  number: it.facts.working,
  made_at: now,
  made_by: who?.user.key ?? null,
  types: JSON.stringify(referencesOf(it.types)),
  content: JSON.stringify(it.content),
  fields,
});

/** Which supplements a record's newest revision names. */
export const usesOf = (it: RevisedRecord) =>
  supplementsIn(fieldsOf(combine(it.types)), it.content).map((supplement) => ({ record: it.key, revision: it.facts.working, supplement }));

/** What of a new revision belongs into the statement of a write: the revision, and which supplements it names. */
export const revised = (
  db: Kysely<DB>,
  kind: RecordKind,
  it: RevisedRecord,
  fields: string[],
  writer: Writer,
): Record<string, OperationNodeSource | undefined> => {
  const uses = usesOf(it);
  return {
    revised: db.insertInto('revision').values(revisionRow(kind, it, fields, writer)),
    used: uses.length > 0 ? db.insertInto('supplement_use').values(uses) : undefined,
  };
};
