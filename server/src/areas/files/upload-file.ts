import { fileProblems } from '@bronhouder/domain/fields/file.ts';
import { type Outcome, done, refused } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Problem, ProblemCode } from '@bronhouder/domain/problem.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import { type Caller, rightOf } from '../../http/caller.ts';
import { measure } from '../../outside/files/measure.ts';
import { fileName } from '../../outside/files/names.ts';
import { safeName } from '../../outside/files/safe-name.ts';
import type { Reading } from '../records/reading.ts';
import { definitionsOf } from '../types/queries.ts';
import { fileFieldAt } from './file-field.ts';
import { insertFile, recordForUpload, type StoredFile } from './store.ts';

type Input = { key: string; field: string; file: File };

const codes: Partial<Record<ProblemCode, RefusalCode>> = {
  'file-type': 'file.type',
  'file-size': 'file.too-large',
  'file-pixels': 'file.pixels',
};

/** The first problem as the refusal, all of them at the field. Of a file of the wrong type nothing else matters. */
const refusedFor = (problems: Problem[], path: string, first: ProblemCode) => {
  const said = first === 'file-type' ? problems.slice(0, 1) : problems;
  return refused(
    codes[first] ?? 'input.invalid',
    {},
    said.map((problem) => ({ ...problem, field: path })),
  );
};

/**
 * Takes an upload for a file field of a record: judged by its bytes and the limits of the field before anything is kept.
 * Refuses: record.unknown, right.missing, save.archived, input.invalid (no such file field), file.type, file.too-large, file.pixels.
 */
export const uploadFile = async (reading: Reading, caller: Caller, { key, field: path, file }: Input): Promise<Outcome<StoredFile>> => {
  const record = await recordForUpload(reading, caller, key);
  const place = { teams: record.path, organisation: record.organisation };
  const may = (right: Parameters<typeof allowed>[2]) => allowed(caller.who.assignments, place, right);
  if (!may(rightOf(caller))) return refused('right.missing');
  if (record.archivedAt) return refused('save.archived');
  const field = fileFieldAt(await definitionsOf(caller.db, record.types), path);
  if (!field) return refused('input.invalid', { fields: 'field' }, [{ field: 'field', code: 'shape' }]);
  if (field.editableBy === 'fieldAdmin' && !may(reading.fieldAdmin)) return refused('right.missing');

  const bytes = new Uint8Array(await file.arrayBuffer());
  const measured = await measure(bytes);
  if (!measured) return refusedFor([{ field: path, code: 'file-type', values: { accept: field.accept.join(', ') } }], path, 'file-type');
  const { extension, ...kind } = measured;
  const stored = { ...kind, key: caller.house.newKey(), name: safeName(file.name, extension), bytes: bytes.byteLength };
  const problems = fileProblems(field, stored);
  if (problems[0]) return refusedFor(problems, path, problems[0].code);

  const name = fileName(caller.tenant.key, stored.key);
  await caller.house.outside.files.put(name, bytes);
  await insertFile(caller, key, stored, caller.now);
  return done(stored);
};
