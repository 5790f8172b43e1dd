import { fieldsOf, normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { copied, copyTitle } from '@bronhouder/domain/fields/copied.ts';
import { asStored, filesIn, withoutFiles } from '@bronhouder/domain/fields/files.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { At } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { copyFiles } from '../files/copy-files.ts';
import { freeTitle, type Original, originalsOf } from './queries/originals.ts';
import type { SupplementRecord } from './record.ts';
import { insert } from './store.ts';

/** Where the copies are to stand, and whether whoever copies may fill in protected fields there. */
export type Library = { organisation: Key; teams: readonly Key[]; fieldAdmin: boolean };

/** Titles for a copy, the best first; with a part of its key there is always one. */
const titles = (title: string, key: Key): string[] => {
  const other = copyTitle(title);
  return [title, other, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${other} ${number}`), `${other} ${key.slice(-6)}`];
};

const copyOne = async (trx: Transaction<DB>, at: At, original: Original, { organisation, teams, fieldAdmin }: Library) => {
  const { caller, now, by } = at;
  const key = caller.house.newKey();
  const sections = combine(original.types);
  const fields = fieldsOf(sections);
  // What it names itself, such as the location of a room, is in the library of the original only.
  const brought = copied(fields, original.content, fieldAdmin).content;
  const files = filesIn(fields, brought).map(({ file }) => file.key);
  const copies = await copyFiles(trx, caller, { from: original.key, to: key, keys: files });
  const owned = asStored(
    fields,
    withoutFiles(fields, brought, (file) => copies.has(file)),
    copies,
  );
  const type = original.types[0]?.key ?? '';
  const title = (await freeTitle(trx, { organisation, type }, titles(original.title, key))) ?? original.title;
  const made: SupplementRecord = {
    key,
    version: 1,
    place: { teams, organisation },
    organisation,
    title,
    facts: { working: 1 },
    types: original.types,
    content: normaliseContent(sections, { ...owned, title }),
    closing: null,
    archivedAt: null,
    savedAt: now,
    savedBy: by,
    createdAt: now,
    watched: false,
  };
  const values = { organisation, source: original.key, sourceRevision: original.revision };
  await insert(trx, made, caller, { act: 'copy', action: 'copied', revision: 1, note: null, values });
  return key;
};

/**
 * Copies supplements of one library into another one, in the transaction that copies what names them; each with files of its own, and
 * with another title where that one is taken. Answers old key → new key. One whose type is no longer available is not copied. The rights
 * to read here and to make there were looked at.
 */
export const copySupplements = async (
  trx: Transaction<DB>,
  at: At,
  { from, keys, to }: { from: Key; keys: readonly Key[]; to: Library },
): Promise<Map<Key, Key>> => {
  const copies = new Map<Key, Key>();
  if (keys.length === 0) return copies;
  for (const original of await originalsOf(trx, from, keys)) {
    if (original.types.every(({ active }) => active)) copies.set(original.key, await copyOne(trx, at, original, to));
  }
  return copies;
};
