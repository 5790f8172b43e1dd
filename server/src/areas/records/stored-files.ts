import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { asStored, filesIn } from '@bronhouder/domain/fields/files.ts';
import type { Content, FileReference } from '@bronhouder/domain/fields/value.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import { storedFiles } from '../files/queries.ts';
import type { RevisedRecord } from './record.ts';

/**
 * The content with its files as they were uploaded for this record: nobody makes one up, or takes another record's. Asks
 * the database for files that are new to the record only. Refuses save.problems with each file that is not there.
 */
export const withStoredFiles = async (
  trx: Transaction<DB>,
  it: Pick<RevisedRecord, 'key' | 'types' | 'content'>,
  content: Content,
): Promise<Outcome<Content>> => {
  const fields = fieldsOf(combine(it.types));
  const before = filesIn(fields, it.content).map(({ file }) => [file.key, file] as const);
  const known = new Map<string, FileReference>(before);
  const named = filesIn(fields, content);
  const added = named.map(({ file }) => file.key).filter((key) => !known.has(key));
  for (const file of await storedFiles(trx, it.key, added)) known.set(file.key, file);
  const unknown = named.filter(({ file }) => !known.has(file.key)).map(({ path }) => ({ field: path, code: 'file-unknown' as const }));
  return unknown.length > 0 ? refused('save.problems', { count: unknown.length }, unknown) : done(asStored(fields, content, known));
};
